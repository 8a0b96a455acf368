/** For how long a button says that it has copied, in milliseconds. */
const shown = 2000;

/** Puts a button that copies it above each block of code. */
export function offerCopies(): void {
  for (const prose of document.querySelectorAll<HTMLElement>('[data-copy]'))
    for (const block of prose.querySelectorAll('pre')) {
      const frame = document.createElement('div');
      frame.className = 'copy';
      block.before(frame);
      frame.append(block, buttonOf(block, prose.dataset));
    }
}

function buttonOf(block: HTMLElement, { copy = '', copied = '', code = '' }: DOMStringMap): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  button.setAttribute('aria-label', code);
  button.addEventListener('click', () => {
    const done = (): void => {
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = copy;
      }, shown);
    };
    navigator.clipboard.writeText(block.innerText).then(done, () => getSelection()?.selectAllChildren(block));
  });
  return button;
}
