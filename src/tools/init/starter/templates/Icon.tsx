/** The icons that content may name: paths on a square of 24, drawn with a line of the colour of the text. */
export const icons = {
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm3.5 5.5-2 5-5 2 2-5 5-2Z',
  pen: 'M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-13 14M5 21c1-5 4-8 8-10',
  lamp: 'M9 18h6M10 21h4M8 14.5a6 6 0 1 1 8 0c-.8.8-1 1.6-1 2.5H9c0-.9-.2-1.7-1-2.5Z',
  shield: 'M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6l8-3ZM8.5 12l2.5 2.5 4.5-5',
  speech: 'M4 5h16v11H11l-5 4v-4H4V5ZM8 9h8M8 12h5',
} as const;

const isIcon = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

/** An icon that only adorns: what it means is said beside it. */
export const Icon = ({ name }: { readonly name: string }) => (
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={isIcon(name) ? icons[name] : ''} />
  </svg>
);
