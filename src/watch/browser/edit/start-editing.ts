// Editing of content in the page: the toolbar, what is clicked, and the panel that is open.
import { askEditor } from '../ask-editor.ts';
import type { ClientMessages } from '../messages.ts';
import { element } from '../overlay/element.ts';
import type { OverlayHost } from '../overlay/overlay-host.ts';
import { askServer } from './ask-server.ts';
import { createEditedList } from './edited-list.ts';
import { clickedNode, type EditTarget } from './page-texts.ts';
import { createPanel, type Panel } from './panel.ts';
import { createPicker } from './pick.ts';
import type { EditList, Place, Saved } from './protocol.ts';
import { createShownPanel } from './shown-panel.ts';
import { createTextsList } from './texts-list.ts';
import { createToolbar } from './toolbar.ts';

/** Shows the toolbar. `refuse` says why something cannot be edited; an empty text takes that away. */
export function startEditing(host: OverlayHost, messages: ClientMessages, refuse: (reason: string) => void): void {
  const status = element('p', { class: 'edit-status', role: 'status' });
  const shown = createShownPanel(host);
  let panel: Panel | undefined;
  let edits: EditList = { edits: [], canUndo: false, canRedo: false };

  const closed = (): void => {
    panel = undefined;
    picker.mark(undefined);
    shown.close();
  };
  /** Goes on once nothing is typed that would be lost. */
  const leave = (then: () => void): void => (panel === undefined ? then() : panel.leave(then));
  const say = (text: string): void => {
    status.textContent = text;
  };
  const update = (next: EditList, said = ''): void => {
    edits = next;
    say(said);
    toolbar.show({ isActive: picker.isActive(), edits });
    host.reposition();
  };
  const choose = async (target: EditTarget): Promise<void> => {
    const answer = await askServer<Place>('place', clickedNode(target), messages);
    if ('refusal' in answer) return refuse(answer.refusal);
    refuse('');
    panel = createPanel(answer.data, { messages, openEditor: openerOf(messages, refuse), onClosed: closed, onSaved: update, say });
    shown.open(panel);
    picker.mark(target);
  };
  const picker = createPicker(host, (target) => leave(() => void choose(target)));
  const step = async (name: 'undo' | 'redo'): Promise<void> => {
    const answer = await askServer<Saved>(name, {}, messages);
    if ('refusal' in answer) refuse(answer.refusal);
    else if (answer.data.kind === 'refused') refuse(answer.data.reason);
    else if (answer.data.kind === 'saved') update(answer.data.edits, messages.editing[name]);
  };
  const showEdits = (): void => {
    const onTakenBack = (next: EditList): void => {
      update(next);
      showEdits();
    };
    shown.open({ part: createEditedList(edits, { messages, onClosed: closed, onTakenBack, onHandedIn: update }) });
  };
  const showTexts = (): void =>
    shown.open({ part: createTextsList({ messages, onClosed: closed, choose: (target) => void choose(target) }) });
  const toolbar = createToolbar(messages, {
    toggle: () => {
      picker.setActive(!picker.isActive());
      update(edits, picker.isActive() ? messages.editing.choose : '');
    },
    listTexts: () => leave(showTexts),
    listEdits: () => leave(showEdits),
    undo: () => void step('undo'),
    redo: () => void step('redo'),
  });
  askBeforeLeaving(() => panel);
  host.container.append(toolbar.part, status);
  update(edits);
  void askServer<EditList>('edits', {}, messages).then((answer) => 'data' in answer && update(answer.data));
}

/** Opens the editor at a place. */
const openerOf =
  (messages: ClientMessages, refuse: (reason: string) => void) =>
  ({ file, line }: Pick<Place, 'file' | 'line'>): void =>
    void askEditor('/__archipel/open', { file, line, column: 1 }, messages).then(refuse);

/** Asks before the page goes away in which something is typed. */
const askBeforeLeaving = (panel: () => Panel | undefined): void =>
  addEventListener('beforeunload', (event) => {
    const open = panel();
    if (open?.isTyped() !== true) return;
    event.preventDefault();
    // The next page is asked for before this one goes away.
    open.forget();
  });
