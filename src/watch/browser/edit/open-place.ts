// The place that is open in the panel.
import { askEditor } from '../ask-editor.ts';
import type { ClientMessages } from '../messages.ts';
import { button } from '../overlay/element.ts';
import { askServer, type ServerAnswer } from './ask-server.ts';
import { findProp } from './find-prop.ts';
import { clickedNode, type EditTarget } from './page-texts.ts';
import { createPanel, type Panel } from './panel.ts';
import type { PanelOptions } from './panel-options.ts';
import type { Place, UndecidedProps, Unplaced } from './protocol.ts';
import type { ShownPanel } from './shown-panel.ts';

export interface PlacePanel {
  /** Requests a place from the server and shows it; resolves to false, with a message, if there is none. */
  readonly open: (request: 'place' | 'page' | 'setting' | 'part', asked: object) => Promise<boolean>;
  /** The same for a text that was clicked. */
  readonly openClicked: (target: EditTarget) => Promise<boolean>;
  /** Continues when no unsaved text would be lost. */
  readonly leave: (then: () => void) => void;
  readonly close: () => void;
  readonly panel: () => Panel | undefined;
}

interface PlaceOptions extends Pick<PanelOptions, 'messages' | 'onSaved' | 'onClosed' | 'say'> {
  readonly refuse: (reason: string, action?: HTMLElement) => void;
}

/** No place is open at first. */
export function createOpenPlace(shown: ShownPanel, { messages, refuse, say, onSaved, onClosed }: PlaceOptions): PlacePanel {
  let panel: Panel | undefined;
  const openEditor = openerOf(messages, refuse);
  const close = (): void => {
    panel = undefined;
    onClosed();
    shown.close();
  };
  const open: PlacePanel['open'] = async (request, asked) => use(await askServer<Place | Unplaced>(request, asked, messages));
  const use = (answer: ServerAnswer<Place | Unplaced>): boolean => {
    if ('refusal' in answer) refuse(answer.refusal);
    else if ('reason' in answer.data) refuseAt(answer.data);
    else return show(answer.data);
    return false;
  };
  const openClicked = async (target: EditTarget): Promise<boolean> => {
    const clicked = clickedNode(target);
    const answer = await askServer<Place | Unplaced | UndecidedProps>('place', clicked, messages);
    if ('refusal' in answer) return use(answer);
    if ('props' in answer.data) return open('place', { ...clicked, prop: findProp(target, answer.data) });
    return use({ data: answer.data });
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
  return { open, openClicked, close, panel: () => panel, leave: (then) => (panel === undefined ? then() : panel.leave(then)) };
}

/** Opens the editor at a place. */
const openerOf =
  (messages: ClientMessages, refuse: PlaceOptions['refuse']) =>
  ({ file, line }: Pick<Place, 'file' | 'line'>): void =>
    void askEditor('/__archipel/open', { file, line, column: 1 }, messages).then((reason) => refuse(reason));
