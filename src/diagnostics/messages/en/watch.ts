import { counted } from '../../../model/quantities.ts';

/** The messages of `archipel watch` in the terminal, and its answers when a request from a page fails. */
export const watch = {
  watching: 'Watching',
  hostNeedsEditing: '--host needs the token with which content is edited: leave --no-edit out.',
  programChanged: 'The program itself has changed: start watch again to use that.',
  files: (count: number) => counted(count, 'file'),
  allPages: 'all pages',
  noPage: 'no page is another one',
  andMore: (count: number) => `and ${count} more`,
  moreDiagnostics: (count: number) => `… and ${count} more: archipel check lists all.`,
  noErrors: 'No errors',
  /** What the errors mean for the pages. Printed after the number of errors. */
  consequence: {
    noPage: 'no page can be made',
    asBefore: 'all pages stay as they were',
    lastTemplates: 'pages are made by the last good templates',
    types: 'pages are made all the same',
    held: 'what has them stays as it was, everything else is shown',
  },
  noFile: (file: string) => `There is no ${file}.`,
  noSource: (text: string) => `No text of content says "${text.slice(0, 60)}": a template or a price says it.`,
  noEditor: (why: string) => `No editor could be opened${why === '' ? '' : `: ${why}`}. Name one with --editor, such as --editor code.`,
};
