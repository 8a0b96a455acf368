import type { ClientMessages } from '../messages.ts';
import { element } from '../overlay/element.ts';
import type { OverlayHost } from '../overlay/overlay-host.ts';
import { askServer, askToChange } from './ask-server.ts';
import { listenForDrops } from './drop-pictures.ts';
import { createEditedList } from './edited-list.ts';
import { createOpenPlace } from './open-place.ts';
import type { EditTarget } from './page-texts.ts';
import type { Panel } from './panel.ts';
import { createPicker } from './pick.ts';
import type { EditList } from './protocol.ts';
import { createShownPanel } from './shown-panel.ts';
import { createTextsList } from './texts-list.ts';
import { createToolbar } from './toolbar.ts';
import { listenForUndo } from './undo-keys.ts';

interface EditingOptions {
  /** Displays why something cannot be edited; an empty text removes the reason. */
  readonly refuse: (reason: string, action?: HTMLElement) => void;
  /** Called after a panel for a text has been closed. */
  readonly onClosed: () => void;
}

export interface Editing {
  /** Returns whether the open panel contains unsaved text. */
  readonly isTyped: () => boolean;
  /** Sends unsaved text to the server again, which may have discarded it while the connection was lost. */
  readonly resend: () => void;
}

/** Starts editing of content in the page: adds the toolbar, and connects it to the clicks on the page and the open panel. */
export function startEditing(host: OverlayHost, messages: ClientMessages, { refuse, onClosed }: EditingOptions): Editing {
  const [status, shown] = [element('p', { class: 'edit-status', role: 'status' }), createShownPanel(host)];
  let edits: EditList = { edits: [], canUndo: false, canRedo: false };
  const say = (text: string): void => {
    status.textContent = text;
    toolbar.say(text);
  };
  const update = (next: EditList, said = ''): void => {
    edits = next;
    say(said);
    toolbar.show({ isActive: picker.isActive(), edits });
    host.reposition();
  };
  const { open, openClicked, openAgain, leave, close, panel } = createOpenPlace(shown, {
    messages,
    refuse,
    say,
    onSaved: update,
    onClosed: () => {
      picker.mark(undefined);
      onClosed();
    },
  });
  const choose = async (target: EditTarget): Promise<void> => {
    if (await openClicked(target)) picker.mark(target, panel()?.part);
  };
  const pick = async (to: EditTarget): Promise<void> =>
    (await openAgain(to)) ? picker.mark(to, panel()?.part) : leave(() => void choose(to));
  const picker = createPicker(host, (target) => void pick(target));
  const step = (name: 'undo' | 'redo'): Promise<void> => takeStep(name, { messages, update, refuse });
  const showEdits = (): void => {
    const onTakenBack = (next: EditList): void => {
      update(next);
      showEdits();
    };
    shown.open({ part: createEditedList(edits, { messages, onClosed: close, onTakenBack, onHandedIn: update }) });
  };
  const openPage = (): void => void open('page', { page: location.pathname });
  const showTexts = (): void =>
    shown.open({ part: createTextsList({ messages, onClosed: close, choose: (target) => void choose(target), openPage }) });
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
  listenForDrops({
    isActive: picker.isActive,
    drop: (target, file) => leave(() => void choose(target).then(() => panel()?.bring?.(file))),
  });
  listenForUndo(host, { isActive: picker.isActive, step: (name) => void step(name) });
  askBeforeLeaving(panel);
  host.container.append(toolbar.part, status);
  keepOthersAbove(host.container, toolbar.part);
  update(edits);
  void askServer('edits', {}, messages).then((answer) => 'data' in answer && update(answer.data));
  return editingIn(panel);
}

function editingIn(panel: () => Panel | undefined): Editing {
  const isTyped = (): boolean => panel()?.isTyped() === true;
  return { isTyped, resend: () => isTyped() && panel()?.resend() };
}

interface StepOptions extends Pick<EditingOptions, 'refuse'> {
  readonly messages: ClientMessages;
  readonly update: (edits: EditList, said: string) => void;
}

async function takeStep(name: 'undo' | 'redo', { messages, update, refuse }: StepOptions): Promise<void> {
  const saved = await askToChange(name, {}, messages);
  if (saved.kind === 'saved') update(saved.edits, messages.editing[name]);
  else if (saved.kind === 'refused') refuse(saved.reason);
}

/** Keeps other bars at the bottom of the window above this bar. */
const keepOthersAbove = (container: HTMLElement, bar: HTMLElement): void =>
  new ResizeObserver(() => container.style.setProperty('--edit-bar', `${bar.offsetHeight + 8}px`)).observe(bar);

/** Asks for confirmation before a page with typed text is left. */
const askBeforeLeaving = (panel: () => Panel | undefined): void =>
  addEventListener('beforeunload', (event) => {
    const open = panel();
    if (open?.isTyped() !== true) return;
    event.preventDefault();
    // The browser requests the next page before it leaves this one. Therefore the server must discard the unsaved text now.
    open.forget();
  });
