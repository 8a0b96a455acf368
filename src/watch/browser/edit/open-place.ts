import { askEditor } from '../ask-editor.ts';
import type { ClientMessages } from '../messages.ts';
import { button } from '../overlay/element.ts';
import { askForPlace } from './ask-place.ts';
import { askServer, type ServerAnswer } from './ask-server.ts';
import { clickedNode, type EditTarget, elementOf } from './page-texts.ts';
import { createPanel, type Panel } from './panel.ts';
import type { PanelOptions } from './panel-options.ts';
import type { ClickedNode, EditProtocol, Place, Unplaced } from './protocol.ts';
import type { ShownPanel } from './shown-panel.ts';

export interface PlacePanel {
  /** Requests a place from the server and opens it. If there is none, displays a message and resolves to false. */
  readonly open: <Name extends 'page' | 'setting' | 'part'>(name: Name, body: EditProtocol[Name]['body']) => Promise<boolean>;
  /** Opens the place of a clicked text. */
  readonly openClicked: (target: EditTarget) => Promise<boolean>;
  /**
   * Reopens the text whose save was refused, and keeps the typed text. Resolves to false if no save was refused, or if `target` is another
   * text.
   */
  readonly openAgain: (target: EditTarget) => Promise<boolean>;
  /** Calls `then`. If typed text would be lost, asks the user first. */
  readonly leave: (then: () => void) => void;
  readonly close: () => void;
  readonly panel: () => Panel | undefined;
}

interface PlaceOptions extends Pick<PanelOptions, 'messages' | 'onSaved' | 'onClosed' | 'say'> {
  readonly refuse: (reason: string, action?: HTMLElement) => void;
}

/** Creates the functions that open places (values of content that can be edited) in the panel, one at a time. At first, none is open. */
export function createOpenPlace(shown: ShownPanel, { messages, refuse, say, onSaved, onClosed }: PlaceOptions): PlacePanel {
  let panel: Panel | undefined;
  /** The text of the last click, as it was then, and its block. A live update may replace the text, but rarely the block. */
  let clicked: { readonly block: Element | null; readonly node: ClickedNode } | undefined;
  const openEditor = openerOf(messages, refuse);
  const close = (): void => {
    panel = undefined;
    onClosed();
    shown.close();
  };
  const open: PlacePanel['open'] = async (name, body) => use(await askServer(name, body, messages));
  const use = (answer: ServerAnswer<Place | Unplaced>): boolean => {
    if ('refusal' in answer) refuse(answer.refusal);
    else if ('reason' in answer.data) refuseAt(answer.data);
    else return show(answer.data);
    return false;
  };
  const openClicked = async (target: EditTarget): Promise<boolean> => {
    const node = clickedNode(target);
    clicked = { block: blockOf(target), node };
    return use(await askForPlace(target, messages, node));
  };
  const openAgain = async (target: EditTarget): Promise<boolean> => {
    const typed = panel?.refused();
    if (typed === undefined) return false;
    // A server that was restarted does not know the typed text, but the text that was clicked first.
    const nodes = [clickedNode(target), ...(clicked !== undefined && clicked.block === blockOf(target) ? [clicked.node] : [])];
    for (const node of nodes) {
      const answer = await askForPlace(target, messages, node);
      if ('refusal' in answer || !('fields' in answer.data)) continue;
      if (!isSameText(typed.place, answer.data)) return false;
      panel?.forget();
      show(answer.data);
      panel?.takeOver(typed);
      return true;
    }
    return false;
  };
  const refuseAt = ({ reason, at }: Unplaced): void =>
    refuse(reason, at && button({ class: 'edit-place' }, () => openEditor(at), `${messages.openInEditor}: ${at.file}:${at.line}`));
  const show = (place: Place): true => {
    refuse('');
    const openListed: PanelOptions['openListed'] = (list, listed) => void open(list, listed);
    panel = createPanel(place, { messages, openEditor, openListed, onClosed: close, onSaved, say });
    shown.open(panel);
    return true;
  };
  return { open, openClicked, openAgain, close, panel: () => panel, leave: (then) => (panel === undefined ? then() : panel.leave(then)) };
}

/** Returns the nearest element around a text that is not only a part of its line. */
const blockOf = (target: EditTarget): Element | null =>
  elementOf(target)?.closest('h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, a, button, label, summary, figcaption, div') ?? null;

/** Returns whether two places are the same text. The text may have been moved or changed in the meantime, but not both. */
const isSameText = (before: Place | undefined, now: Place): boolean =>
  before?.file === now.file &&
  before.fields.length === now.fields.length &&
  now.fields.every(({ kind }) => kind !== 'picture') &&
  (before.label === now.label || before.fields.every(({ value }, index) => value === now.fields[index]?.value));

const openerOf =
  (messages: ClientMessages, refuse: PlaceOptions['refuse']) =>
  ({ file, line }: Pick<Place, 'file' | 'line'>): void =>
    void askEditor('/__archipel/open', { file, line, column: 1 }, messages).then((reason) => refuse(reason));
