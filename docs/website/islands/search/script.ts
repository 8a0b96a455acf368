// The search of headings: opens with / or Ctrl+K, and works by arrow keys. Its index is loaded when it is opened first.
import { find, type Result, type SearchPage } from './find.ts';

const one = <T extends Element>(root: ParentNode, selector: string): T => {
  const found = root.querySelector<T>(selector);
  if (found === null) throw new Error(`The search has no ${selector}.`);
  return found;
};

const dialog = one<HTMLDialogElement>(document, 'dialog[data-search]');
const input = one<HTMLInputElement>(dialog, 'input');
const list = one<HTMLElement>(dialog, '#search-results');
const status = one<HTMLElement>(dialog, '[role=status]');

// A list to choose from is one that scripts fill.
list.role = 'listbox';
list.ariaLabel = list.dataset['label'] ?? '';

let loading: Promise<readonly SearchPage[]> | undefined;
let chosen = -1;

/** The links that open the search; without this script they lead to a page beside the index. */
const openers = [...document.querySelectorAll<HTMLAnchorElement>('[data-search-open]')];

const load = (): Promise<readonly SearchPage[]> => {
  loading ??= fetch(new URL('search.json', openers[0]?.href ?? location.href)).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  });
  return loading;
};

function open(): void {
  if (dialog.open) return;
  dialog.showModal();
  input.select();
  load().then(search, () => {
    loading = undefined;
    status.textContent = dialog.dataset['failed'] ?? '';
  });
}

function search(pages: readonly SearchPage[]): void {
  const results = find(pages, input.value);
  list.replaceChildren(...results.map(optionOf));
  input.setAttribute('aria-expanded', String(results.length > 0));
  const { none = '', one: single = '', many = '' } = dialog.dataset;
  const count = results.length === 1 ? single : many.replace('{{count}}', String(results.length));
  status.textContent = input.value.trim() === '' ? '' : results.length === 0 ? none : count;
  choose(0);
}

function optionOf({ text, href, place }: Result, index: number): HTMLElement {
  const option = document.createElement('a');
  option.href = href;
  option.id = `result-${index}`;
  option.role = 'option';
  option.tabIndex = -1;
  const small = document.createElement('small');
  small.textContent = place;
  option.append(text, small);
  return option;
}

function choose(index: number): void {
  const options = [...list.children];
  options[chosen]?.removeAttribute('aria-selected');
  chosen = options.length === 0 ? -1 : (index + options.length) % options.length;
  const option = options[chosen];
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option === undefined) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', option.id);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

addEventListener('keydown', (event) => {
  const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
  if (!isShortcut && !isSlash) return;
  event.preventDefault();
  open();
});

for (const opener of openers)
  opener.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });

input.addEventListener('input', () => void load().then(search, () => undefined));
input.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    choose(chosen + step);
  }
  const option = list.children[chosen];
  if (event.key === 'Enter' && !event.isComposing && option instanceof HTMLElement) option.click();
});
list.addEventListener('click', () => dialog.close());
one<HTMLElement>(dialog, '[data-search-close]').addEventListener('click', () => dialog.close());
// A click beside the dialog is one on its backdrop.
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close();
});
