// The panel in which a value of content is edited, in all languages of the page.
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import { askServer, type ServerAnswer } from './ask-server.ts';
import type { PanelOptions } from './panel-options.ts';
import { createPanelParts } from './panel-parts.ts';
import { createPreviews } from './previews.ts';
import type { ItemRequest, Place, Saved, ValuePreview } from './protocol.ts';
import { createQuestion, type Question } from './question.ts';
import { createValueForm } from './value-form.ts';

export interface Panel {
  readonly part: HTMLElement;
  readonly focus: () => void;
  /** Closes it and goes on, after asking where something is typed that would be lost. */
  readonly leave: (then: () => void) => void;
  readonly isTyped: () => boolean;
  /** Has the server forget what was typed. */
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
    if ('refusal' in answer) parts.refuse(answer.refusal);
    else form.show(answer.data.problems);
  });
  const form = createValueForm(place, {
    messages,
    current: () => open,
    onInput: () => {
      parts.refuse('');
      previews.request();
    },
  });
  const isTyped = (): boolean => form.values().some((value, index) => value !== open.fields[index]?.value);
  const settle = (answer: ServerAnswer<Saved>): void => {
    saveButton.disabled = false;
    if ('refusal' in answer) parts.refuse(answer.refusal);
    else if (answer.data.kind === 'refused') parts.refuse(answer.data.reason);
    else if (answer.data.kind === 'conflict') askOfConflict(answer.data);
    else {
      onSaved(answer.data.edits, words.saved);
      onClosed();
    }
  };
  const save = async (): Promise<void> => {
    if (saveButton.disabled) return;
    if (!isTyped()) return say(words.nothing);
    if (!parts.isConfirmed()) return parts.askToConfirm();
    saveButton.disabled = true;
    say(words.saving);
    await previews.settled();
    settle(await askServer<Saved>('save', { id: open.id, values: form.values(), approved: form.approved() }, messages));
  };
  const askOfConflict = ({ before, theirs, place: theirPlace }: Extract<Saved, { kind: 'conflict' }>): void => {
    open = theirPlace;
    question.ask(conflictRows({ before, theirs }, words), [
      { label: words.takeTheirs, act: () => form.set(theirs) },
      { label: words.keepMine, act: () => void save() },
    ]);
  };
  const forget = (): void => void askServer('close', { id: open.id }, messages);
  const unlessTyped = (then: () => void): void => (isTyped() ? askToDiscard(question, words, { forget: then, keep: form.focus }) : then());
  const leave = (then: () => void): void =>
    unlessTyped(() => {
      onClosed();
      forget();
      then();
    });
  const close = (): void => leave(() => undefined);
  const changeItem = (change: ItemRequest['change']): void =>
    unlessTyped(() => void askServer<Saved>('item', { id: open.id, change }, messages).then(settle));
  const saveButton = button({ class: 'edit-primary' }, () => void save(), words.save);
  const parts = createPanelParts(place, { ...options, close, changeItem, fields: form.parts, answers: [question.part, saveButton] });
  parts.panel.addEventListener('keydown', (event) => onKey(event, { save: () => void save(), close }));
  return { part: parts.panel, focus: form.focus, leave, isTyped, forget };
}

type Words = ClientMessages['editing'];

interface Discard {
  readonly forget: () => void;
  readonly keep: () => void;
}

const askToDiscard = ({ ask }: Question, { discard, discardYes, keepTyping }: Words, { forget, keep }: Discard): void =>
  ask(
    [element('p', {}, discard)],
    [
      { label: discardYes, act: forget },
      { label: keepTyping, act: keep },
    ],
  );

const conflictRows = (
  { before, theirs }: Pick<Extract<Saved, { kind: 'conflict' }>, 'before' | 'theirs'>,
  words: Words,
): readonly Node[] => [
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
}

function onKey(event: KeyboardEvent, { save, close }: Keys): void {
  if (event.isComposing) return;
  if (event.key === 's' && (event.ctrlKey || event.metaKey)) save();
  else if (event.key === 'Escape') close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
