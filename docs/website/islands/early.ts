// Before the first paint: the colours that a visitor has chosen.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
} catch {
  // Without storage, the colours are those of the system.
}
