// Plays telephone calls that have no recording as a transcript. Until the first click, a page loads only this script.

for (const bar of document.querySelectorAll<HTMLElement>('[data-script="call"]')) {
  const play = bar.querySelector('button');
  const start = (): void =>
    // If the code cannot be loaded, the next click tries again.
    void import('./play.ts').then(
      ({ playCall }) => playCall(bar),
      () => play?.addEventListener('click', start, { once: true }),
    );
  play?.addEventListener('click', start, { once: true });
  bar.dataset['ready'] = '';
}
