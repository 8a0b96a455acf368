// The panel in which a value of content is edited, in all languages of the page.
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import { askServer, askToChange } from './ask-server.ts';
import { createLeaving } from './leaving.ts';
import type { PanelOptions } from './panel-options.ts';
import { createPanelParts } from './panel-parts.ts';
import { pictureIn } from './picture-field.ts';
import { createPreviews } from './previews.ts';
import type { BroughtPicture, NewPictureRequest, Place, Saved, ValuePreview } from './protocol.ts';
import { createQuestion, type Question } from './question.ts';
import { createValueForm } from './value-form.ts';

export interface Panel {
  readonly part: HTMLElement;
  readonly focus: () => void;
  /** Closes the panel and continues, after a question if unsaved text would be lost. */
  readonly leave: (then: () => void) => void;
  readonly isTyped: () => boolean;
  /** Takes a picture where the place is one. */
  readonly bring: ((file: File) => void) | undefined;
  /** Lets the server discard the typed text. */
  readonly forget: () => void;
}

/** The panel of a place. */
export function createPanel(place: Place, options: PanelOptions): Panel {
  const { messages, onClosed, onSaved, say } = options;
  const words = messages.editing;
  let open = place;
  const question = createQuestion();
  const previews = createPreviews(async () => {
    const answer = await askServer<ValuePreview>('preview', { id: open.id, values: form.values() }, messages);
    parts.refuse('refusal' in answer ? answer.refusal : '');
    if ('data' in answer) form.show(answer.data.problems);
  });
  const form = createValueForm(place, {
    messages,
    current: () => open,
    send: (name, data) => sendPicture({ id: open.id, name, data }, messages),
    onInput: () => previews.request(),
  });
  const isTyped = (): boolean => form.values().some((value, index) => value !== open.fields[index]?.value);
  const settle = (saved: Saved): void => {
    saveButton.disabled = false;
    if (saved.kind === 'refused') parts.refuse(saved.reason);
    else if (saved.kind === 'conflict') askOfConflict(saved);
    else {
      onSaved(saved.edits, words.saved);
      onClosed();
    }
  };
  const save = async (isSure = false): Promise<void> => {
    if (saveButton.disabled) return;
    if (!isTyped()) return say(words.nothing);
    if (!parts.isConfirmed()) return parts.askToConfirm();
    if (!isSure && form.hasOldWords()) return askOfWords(question, words, { change: form.focusWords, save: () => void save(true) });
    saveButton.disabled = true;
    say(words.saving);
    await previews.settled();
    settle(await askToChange('save', { id: open.id, values: form.values(), approved: form.approved() }, messages));
  };
  const askOfConflict = (found: Conflict): void => {
    open = found.place;
    question.ask(conflictRows(found, words), [
      { label: words.takeTheirs, act: () => form.set(found.theirs) },
      { label: words.keepMine, act: () => void save() },
    ]);
  };
  const forget = (): void => void askServer('close', { id: open.id }, messages);
  const { unlessTyped, leave } = createLeaving(question, words, { isTyped, focus: () => form.focus(), forget, onClosed });
  const close = (): void => leave(() => undefined);
  const saveButton = button({ class: 'edit-primary' }, () => void save(), words.save);
  saveButton.hidden = place.fields.length === 0;
  const parts = createPanelParts(place, {
    ...options,
    close,
    openSetting: (index) => unlessTyped(() => options.openListed('setting', { id: open.id, index })),
    openPart: (index) => unlessTyped(() => options.openListed('part', { id: open.id, index })),
    changeItem: (change) => unlessTyped(() => void askToChange('item', { id: open.id, ...change }, messages).then(settle)),
    fields: form.parts,
    answers: [question.part, saveButton],
  });
  listen(parts.panel, { save: () => void save(), close, bring: form.bring });
  const focus = place.fields.length === 0 ? () => parts.panel.focus() : form.focus;
  return { part: parts.panel, focus, leave, isTyped, forget, bring: form.bring };
}

type Words = ClientMessages['editing'];

async function sendPicture(request: NewPictureRequest, messages: ClientMessages): Promise<BroughtPicture | string> {
  const answer = await askServer<BroughtPicture>('picture', request, messages);
  return 'refusal' in answer ? answer.refusal : answer.data;
}

/** The words beside a picture probably describe the old one. */
const askOfWords = (
  { ask }: Question,
  { oldWords, theyFit, changeThem }: Words,
  { save, change }: { readonly save: () => void; readonly change: () => void },
): void =>
  ask(
    [element('p', {}, oldWords)],
    [
      { label: changeThem, act: change },
      { label: theyFit, act: save },
    ],
  );

type Conflict = Extract<Saved, { kind: 'conflict' }>;

const conflictRows = ({ before, theirs }: Conflict, words: Words): readonly Node[] => [
  element('p', {}, words.conflict),
  element(
    'dl',
    {},
    ...theirs.flatMap((text, index) => {
      const old = before[index] ?? '';
      if (text === old) return [];
      return [element('dt', {}, words.before), element('dd', {}, old), element('dt', {}, words.theirs), element('dd', {}, text)];
    }),
  ),
];

interface Keys {
  readonly save: () => void;
  readonly close: () => void;
  readonly bring: ((file: File) => void) | undefined;
}

function listen(panel: HTMLElement, keys: Keys): void {
  panel.addEventListener('keydown', (event) => onKey(event, keys));
  panel.addEventListener('paste', (event) => {
    const file = pictureIn(event.clipboardData);
    if (file !== undefined) keys.bring?.(file);
  });
}

function onKey(event: KeyboardEvent, { save, close }: Omit<Keys, 'bring'>): void {
  if (event.isComposing) return;
  if (event.key === 's' && (event.ctrlKey || event.metaKey)) save();
  else if (event.key === 'Escape') close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
