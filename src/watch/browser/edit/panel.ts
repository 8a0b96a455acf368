import { tabId } from '../connect.ts';
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import { askServer, askToChange } from './ask-server.ts';
import { askAboutConflict, type Conflict, type RefusedText, withCurrentTexts } from './conflict.ts';
import { createLeaving } from './leaving.ts';
import type { PanelOptions } from './panel-options.ts';
import { createPanelParts, type PanelParts } from './panel-parts.ts';
import { pictureIn } from './picture-field.ts';
import { createPreviews } from './previews.ts';
import type { AddedPicture, NewPictureRequest, Place, Saved } from './protocol.ts';
import { createQuestion, type Question } from './question.ts';
import { createTypedText } from './typed-text.ts';
import { createValueForm, type ValueForm } from './value-form.ts';

export interface Panel {
  readonly part: HTMLElement;
  readonly focus: () => void;
  /** Closes the panel and calls `then`. If unsaved text would be lost, asks first. */
  readonly leave: (then: () => void) => void;
  readonly isTyped: () => boolean;
  /** Accepts an image; undefined if no field of the place accepts images. */
  readonly bring: ((file: File) => void) | undefined;
  /** Sends the typed text to the server again. */
  readonly resend: () => void;
  /** Tells the server to discard the typed text. */
  readonly forget: () => void;
  /** Returns the typed text whose save was refused, or undefined if the last save was not refused. */
  readonly refused: () => RefusedText | undefined;
  /** Fills in the text that was typed before the panel was reopened, and displays conflicting changes. */
  readonly takeOver: (typed: RefusedText) => void;
}

/** Creates the panel for editing a value of content, in all languages of the page. */
export function createPanel(place: Place, options: PanelOptions): Panel {
  const { messages, onClosed, onSaved, say } = options;
  const words = messages.editing;
  const question = createQuestion();
  const previews = createPreviews(() => preview(text.place(), { form, parts }, messages));
  const text = createTypedText(place, () => form);
  const { isTyped, refused } = text;
  const form = createValueForm(place, {
    messages,
    current: text.place,
    send: (picture) => sendPicture({ id: text.place().id, ...picture }, messages),
    onInput: () => previews.request(),
  });
  const settle = async (change: Promise<Saved>): Promise<void> => {
    const sent = form.values();
    const saved = await change;
    saveButton.disabled = false;
    const isNewer = text.settle(saved, sent);
    if (saved.kind !== 'saved') say('');
    if (saved.kind === 'refused') return void parts.refuse(saved.reason);
    if (saved.kind === 'conflict') return void showConflict(saved);
    onSaved(saved.edits, words.saved);
    if (isNewer) previews.request();
    else onClosed();
  };
  const save = async (isSure = false): Promise<void> => {
    if (saveButton.disabled) return;
    if (!isTyped() && form.approved().length === 0) return say(words.nothing);
    if (!parts.isConfirmed()) return parts.askToConfirm();
    if (!isSure && form.hasOldWords()) return askAboutWords(question, words, { change: form.focusWords, save: () => void save(true) });
    saveButton.disabled = true;
    say(words.saving);
    await previews.settled();
    await settle(askToChange('save', { id: text.place().id, values: form.values(), approved: form.approved() }, messages));
  };
  const showConflict = (found: Conflict): void =>
    askAboutConflict(question, found, { words, take: () => form.set(withCurrentTexts(form.values(), found)), save: () => void save() });
  const takeOver = (typed: RefusedText): void => {
    const conflict = text.takeOver(typed);
    if (conflict !== undefined) showConflict(conflict);
  };
  const forget = (): void => void askServer('close', { id: text.place().id }, messages);
  const { unlessTyped, leave } = createLeaving(question, words, { isTyped, focus: () => form.focus(), forget, onClosed });
  const saveButton = button({ class: 'edit-primary', hidden: place.fields.length === 0 ? '' : undefined }, () => void save(), words.save);
  const parts = createPanelParts(place, {
    ...options,
    close: () => leave(() => undefined),
    save: () => void save(),
    openListed: (list, index) => unlessTyped(() => options.openListed(list, { id: text.place().id, index })),
    changeItem: (item) => unlessTyped(() => void settle(askToChange('item', { id: text.place().id, ...item }, messages))),
    fields: form.parts,
    answers: [question.part, saveButton],
  });
  listenForPaste(parts.panel, form.bring);
  const focus = place.fields.length === 0 ? () => parts.panel.focus() : form.focus;
  return { part: parts.panel, focus, leave, isTyped, forget, bring: form.bring, refused, takeOver, resend: previews.request };
}

type Words = ClientMessages['editing'];

function listenForPaste(panel: HTMLElement, bring: ValueForm['bring']): void {
  panel.addEventListener('paste', ({ clipboardData }) => {
    const file = pictureIn(clipboardData);
    if (file !== undefined) bring?.(file);
  });
}

/** Updates the page with the typed text, and displays problems with it. */
async function preview(
  { id }: Place,
  { form, parts }: { readonly form: ValueForm; readonly parts: PanelParts },
  messages: ClientMessages,
): Promise<void> {
  const answer = await askServer('preview', { id, values: form.values(), tab: tabId }, messages);
  parts.refuse('refusal' in answer ? answer.refusal : '');
  if ('data' in answer) form.show(answer.data.problems);
}

async function sendPicture(request: NewPictureRequest, messages: ClientMessages): Promise<AddedPicture | string> {
  const answer = await askServer('picture', request, messages);
  return 'refusal' in answer ? answer.refusal : answer.data;
}

/** Asks about the alternative text of a replaced image, which probably describes the old image. */
const askAboutWords = (
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
