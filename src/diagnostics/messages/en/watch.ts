import { counted } from '../../../model/quantities.ts';

/** The messages of `archipel watch` in the terminal, and its answers when a request from a page fails. */
export const watch = {
  watching: 'Watching',
  hostNeedsEditing: '--host protects all pages with the token for editing: leave --no-edit out.',
  programChanged: 'The program itself has changed: restart watch to use the new version.',
  files: (count: number) => counted(count, 'file'),
  allPages: 'all pages',
  noPage: 'no page has changed',
  andMore: (count: number) => `and ${count} more`,
  noErrors: 'No errors',
  /** What the errors mean for the pages. Printed after the number of errors. */
  consequence: {
    noPage: 'no page can be rendered',
    asBefore: 'all pages stay unchanged',
    lastTemplates: 'pages are rendered with the last templates without errors',
    types: 'pages are rendered anyway',
    held: 'parts with errors stay unchanged, everything else is updated',
  },
  noFile: (file: string) => `There is no ${file}.`,
  noSource: (text: string) => `No text of content has "${text.slice(0, 60)}": it comes from a template or a price.`,
  noEditor: (why: string) => `No editor could be opened${why === '' ? '' : `: ${why}`}. Name one with --editor, such as --editor code.`,
};
