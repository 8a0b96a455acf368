// Plays telephone calls that have no recording as a transcript. A page loads the rest of the code only at the first click.

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
