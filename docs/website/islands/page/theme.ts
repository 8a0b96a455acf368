const dark = matchMedia('(prefers-color-scheme: dark)');

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? dark.matches : theme === 'dark';
};

/** Shows the switch between light and dark, and stores what is chosen. */
export function startSwitch(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-switch]');
  if (button === null) return;
  const show = (): void => button.setAttribute('aria-pressed', String(isDark()));
  button.hidden = false;
  show();
  dark.addEventListener('change', show);
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Without storage, the choice lasts for this page.
    }
    show();
  });
}
