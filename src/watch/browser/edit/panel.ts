// The panel in which a value of content is edited, in all languages of the page.
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import { askServer, type ServerAnswer } from './ask-server.ts';
import { createLeaving } from './leaving.ts';
import type { PanelOptions } from './panel-options.ts';
import { createPanelParts } from './panel-parts.ts';
import { createPreviews } from './previews.ts';
import type { Place, Saved, ValuePreview } from './protocol.ts';
import { createQuestion } from './question.ts';
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
    const saved = savedIn(answer);
    if (saved.kind === 'refused') parts.refuse(saved.reason);
    else if (saved.kind === 'conflict') askOfConflict(saved);
    else {
      onSaved(saved.edits, words.saved);
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
    openSetting: (index) => unlessTyped(() => options.openSetting(open.id, index)),
    changeItem: (change) => unlessTyped(() => void askServer<Saved>('item', { id: open.id, ...change }, messages).then(settle)),
    fields: form.parts,
    answers: [question.part, saveButton],
  });
  parts.panel.addEventListener('keydown', (event) => onKey(event, { save: () => void save(), close }));
  const focus = place.fields.length === 0 ? () => parts.panel.focus() : form.focus;
  return { part: parts.panel, focus, leave, isTyped, forget };
}

type Words = ClientMessages['editing'];

type Conflict = Extract<Saved, { kind: 'conflict' }>;

/** What became of a save; one that the server refuses to hear of is refused. */
const savedIn = (answer: ServerAnswer<Saved>): Saved => ('refusal' in answer ? { kind: 'refused', reason: answer.refusal } : answer.data);

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
}

function onKey(event: KeyboardEvent, { save, close }: Keys): void {
  if (event.isComposing) return;
  if (event.key === 's' && (event.ctrlKey || event.metaKey)) save();
  else if (event.key === 'Escape') close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
