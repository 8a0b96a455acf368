/** Draws the logo of the site: three islands at sea. `content/assets/icon.svg` is the same drawing. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="9" />
    <circle cx="22" cy="10" r="3.5" />
    <path d="M4 22c3-7 6-10 9-10s6 4 8 10z" />
    <path d="M16 22c2-4 4-6 6-6s4 2 6 6z" />
    <path d="M4 25.5h24" />
  </svg>
);
