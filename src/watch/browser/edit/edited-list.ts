import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import { askServer, askToChange } from './ask-server.ts';
import { panelElement } from './panel-element.ts';
import type { EditEntry, EditList, HandedIn } from './protocol.ts';

interface ListOptions {
  readonly messages: ClientMessages;
  readonly onClosed: () => void;
  /** Called with the remaining edits after some were reverted. */
  readonly onTakenBack: (edits: EditList) => void;
  readonly onHandedIn: (edits: EditList) => void;
}

/** Creates the panel with all edits, from which the user can revert them, or hand them in without those that are excluded. */
export function createEditedList(
  { edits, isUnpushed }: EditList,
  { messages, onClosed, onTakenBack, onHandedIn }: ListOptions,
): HTMLElement {
  const words = messages.editing;
  const boxes = edits.map((edit) => ({ edit, box: element('input', { type: 'checkbox', id: `edit-${edit.id}` }) }));
  for (const { box } of boxes) box.checked = true;
  const chosen = (): readonly string[] => boxes.filter(({ box }) => box.checked).map(({ edit }) => edit.id);
  const result = element('p', { class: 'edit-refusal', role: 'alert' });
  const sentence = element('textarea', { id: 'edit-sentence', rows: '2', class: 'edit-field__control' });

  const takeBack = async (): Promise<void> => {
    const saved = await askToChange('take-back', { ids: chosen() }, messages);
    if (saved.kind === 'refused') result.textContent = saved.reason;
    else if (saved.kind === 'saved') onTakenBack(saved.edits);
  };
  const handIn = async (): Promise<void> => {
    hand.disabled = true;
    result.textContent = words.handingIn;
    const answer = await askServer('hand-in', { ids: chosen(), sentence: sentence.value }, messages);
    hand.disabled = false;
    if ('refusal' in answer) result.textContent = answer.refusal;
    else if (answer.data.kind === 'refused') {
      result.textContent = answer.data.reason;
      if (answer.data.edits !== undefined) onHandedIn(answer.data.edits);
    } else showHandedIn(answer.data);
  };
  const showHandedIn = ({ branch, address, edits: left }: Extract<HandedIn, { kind: 'handed in' }>): void => {
    onHandedIn(left);
    const link = address === undefined ? [] : [' ', element('a', { href: address, target: '_blank', rel: 'noopener' }, words.openProposal)];
    title.textContent = words.handedInTitle;
    const name = element('p', { class: 'edit-note' }, words.branch(branch));
    body.replaceChildren(element('p', { class: 'edit-done', role: 'status' }, words.handedIn, ...link), name);
    foot.hidden = true;
  };

  const hand = button({ class: 'edit-primary' }, () => void handIn(), words.handIn);
  const list = element('ul', { class: 'edit-list' }, ...boxes.map(({ edit, box }) => itemOf(edit, box, words)));
  const empty = element('p', { class: 'edit-note' }, isUnpushed ? words.unpushed : words.none);
  const reason = element('div', { class: 'edit-field' }, element('label', { for: 'edit-sentence' }, words.sentence), sentence);
  const body = element('div', { class: 'edit-panel__body' }, ...(edits.length === 0 ? [empty] : [list, reason]));
  const back = button({}, () => void takeBack(), words.takeBack);
  const foot = element('div', { class: 'edit-panel__foot' }, result, hand, back);
  foot.hidden = edits.length === 0 && !isUnpushed;
  back.hidden = edits.length === 0;
  const title = element('h2', {}, edits.length === 0 && isUnpushed ? words.handIn : words.editedHere(edits.length));
  return panelElement({ title, closeLabel: messages.close, close: onClosed }, body, foot);
}

const itemOf = (
  { id, label, before, after, file, pages }: EditEntry,
  box: HTMLElement,
  { onPages }: ClientMessages['editing'],
): HTMLElement =>
  element(
    'li',
    {},
    box,
    element(
      'label',
      { for: `edit-${id}` },
      element('strong', {}, label),
      element('span', {}, before === '' ? '' : element('del', {}, before), ' ', element('ins', {}, after)),
      element('small', {}, [file, ...(pages === undefined ? [] : [onPages(pages)])].join(' · ')),
    ),
  );
