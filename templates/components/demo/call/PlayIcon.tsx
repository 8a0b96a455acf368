/** Draws a triangle and two bars. Styles show either the triangle or the bars. */
export const PlayIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M8 5.5v13l10.5-6.5z" />
    <path d="M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z" />
  </svg>
);
