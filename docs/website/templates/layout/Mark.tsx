/** An island on a chart: land, and two lines of equal depth around it. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 64 64" width="28" height="28" aria-hidden="true" focusable="false">
    <g className="mark__depth">
      <path d="M6 42C2 28 14 9 31 8c16-1 28 10 28 25 0 14-11 24-27 24C18 57 9 53 6 42Z" />
      <path d="M15 40c-3-10 6-23 17-23 11 0 18 7 18 16 0 10-7 16-18 16-10 0-16-3-17-9Z" />
    </g>
    <path className="mark__land" d="M24 37c-1-6 4-12 9-12 5 0 8 4 8 8 0 5-4 8-9 8-5 0-8-1-8-4Z" />
  </svg>
);
