// Editing of content in the page: the toolbar, what is clicked, and the panel that is open.
import { askEditor } from '../ask-editor.ts';
import type { ClientMessages } from '../messages.ts';
import { element } from '../overlay/element.ts';
import type { OverlayHost } from '../overlay/overlay-host.ts';
import { askServer } from './ask-server.ts';
import { createEditedList } from './edited-list.ts';
import { clickedNode, type EditTarget } from './page-texts.ts';
import { createPanel } from './panel.ts';
import { createPicker } from './pick.ts';
import type { EditList, Place, Saved } from './protocol.ts';
import { createShownPanel } from './shown-panel.ts';
import { createTextsList } from './texts-list.ts';
import { createToolbar } from './toolbar.ts';

/** Shows the toolbar. `refuse` says why something cannot be edited; an empty text takes that away. */
export function startEditing(host: OverlayHost, messages: ClientMessages, refuse: (reason: string) => void): void {
  const status = element('p', { class: 'edit-status', role: 'status' });
  const shown = createShownPanel(host);
  let edits: EditList = { edits: [], canUndo: false, canRedo: false };

  const closed = (): void => {
    picker.mark(undefined);
    shown.close();
  };
  const say = (text: string): void => {
    status.textContent = text;
  };
  const update = (next: EditList, said = ''): void => {
    edits = next;
    say(said);
    toolbar.show({ isActive: picker.isActive(), edits });
    host.reposition();
  };
  const openEditor = ({ file, line }: { readonly file: string; readonly line: number }): void =>
    void askEditor('/__archipel/open', { file, line, column: 1 }, messages).then(refuse);
  const choose = async (target: EditTarget): Promise<void> => {
    const answer = await askServer<Place>('place', clickedNode(target), messages);
    if ('refusal' in answer) return refuse(answer.refusal);
    refuse('');
    shown.open(createPanel(answer.data, { messages, openEditor, onClosed: closed, onSaved: update, say }));
    picker.mark(target);
  };
  const picker = createPicker(host, (target) => void choose(target));
  const step = async (name: 'undo' | 'redo'): Promise<void> => {
    const answer = await askServer<Saved>(name, {}, messages);
    if ('refusal' in answer) refuse(answer.refusal);
    else if (answer.data.kind === 'refused') refuse(answer.data.reason);
    else if (answer.data.kind === 'saved') update(answer.data.edits, messages.editing[name]);
  };
  const showEdits = (): void => {
    const onChanged = (next: EditList): void => {
      update(next);
      if (next.edits.length > 0) showEdits();
    };
    shown.open({ part: createEditedList(edits, { messages, onClosed: closed, onChanged }) });
  };
  const toolbar = createToolbar(messages, {
    toggle: () => {
      picker.setActive(!picker.isActive());
      update(edits, picker.isActive() ? messages.editing.choose : '');
    },
    listTexts: () => shown.open({ part: createTextsList({ messages, onClosed: closed, choose: (target) => void choose(target) }) }),
    listEdits: showEdits,
    undo: () => void step('undo'),
    redo: () => void step('redo'),
  });
  host.container.append(toolbar.part, status);
  update(edits);
  void askServer<EditList>('edits', {}, messages).then((answer) => 'data' in answer && update(answer.data));
}
