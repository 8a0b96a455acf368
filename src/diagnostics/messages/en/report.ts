import { counted, formatBytes } from '../../../model/quantities.ts';
import { devClient } from './dev-client.ts';

/** The messages of a run about its diagnostics and its results. */
export const report = {
  severity: { error: 'error', warning: 'warning' },
  /** Printed after a diagnostic with several places: `3 more places:` */
  morePlaces: (count: number) => `${counted(count, 'more place')}:`,
  /** Printed below the first places of a code with many diagnostics. */
  morePlacesOf: (count: number, code: string) => `and ${counted(count, 'more place')}: npx archipel check --code ${code}`,
  /** Printed if the diagnostics of a code are about different keys or names: `Concerns layout (41), tags (12) and 5 others.` */
  concerns: (names: string, more: number) => `Concerns ${names}${more === 0 ? '' : ` and ${counted(more, 'other')}`}.`,
  noCode: (code: string) => `No diagnostic has the code ${code}; docs/diagnostics/README.md lists all codes.`,
  /** Counts problems: `2 errors, 1 warning`. */
  problems: (errors: number, warnings: number) => devClient.problems(errors, warnings) || 'no problems',
  errors: (count: number) => counted(count, 'error'),
  all: 'check --all shows the lines of each place.',
  table: { code: 'Code', count: 'Number', place: 'Place', problem: 'Problem', hint: 'Hint' },
  /** The finished stages of a build, in the past tense. */
  read: (count: number) => `read ${counted(count, 'file')}`,
  /** Counts pages: `rendered 1 page, 65 from the cache`. */
  rendered: (count: number, kept: number) => `rendered ${counted(count, 'page')}${kept === 0 ? '' : `, ${kept} from the cache`}`,
  /** Counts images: `encoded 12 images, 5 from the cache`. */
  encoded: (count: number, kept: number) => `encoded ${counted(count, 'image')}${kept === 0 ? '' : `, ${kept} from the cache`}`,
  /** The counters of progress bars: `340 of 1000 pages`. */
  progress: {
    read: (done: number, total: number) => `${done} of ${total} files read`,
    images: (done: number, total: number) => `${done} of ${total} images`,
    render: (done: number, total: number) => `${done} of ${total} pages`,
  },
  fromCache: (count: number) => `${count} from the cache`,
  audited: (count: number) => `audited ${counted(count, 'page')}`,
  failed: 'failed',
  nothingWritten: 'nothing was written',
  /** `until` is an ISO instant. */
  sourceReused: (collection: string, until: string) =>
    `the source of ${collection} is not called again before ${until}: its last result is used`,
  /** The reasons why sitemap.xml has no dates. */
  noDates: {
    noGit: 'sitemap.xml has no dates: git is not installed.',
    noRepository: 'sitemap.xml has no dates: the content is not in a git repository.',
    noCommit: 'sitemap.xml has no dates: the repository has no commit yet.',
    shallow: 'sitemap.xml has no dates: only the last commits are here. `git fetch --unshallow` fetches the others.',
    failed: 'sitemap.xml has no dates: git cannot read the history of the content.',
  },
  /** Printed at the end of `check --release` if the project has a list of decisions for the owner, in `file`. */
  beforeRelease: (file: string) => `What only the owner of the site can decide is in ${file}.`,
  /** The label before the numbers of links to other sites. */
  external: 'external links',
  externalCounts: ({ asked, moved, failed, unknown }: { asked: number; moved: number; failed: number; unknown: number }) =>
    `${asked} checked, ${moved} moved, ${failed} failed, ${unknown} unknown`,
  checked: 'checked',
  built: 'built',
  routes: (total: number, byLanguage: string, notFound: number) =>
    `${total} routes (${byLanguage}) and ${counted(notFound, 'not-found page')}`,
  islands: 'islands',
  bytes: 'bytes',
  files: 'files',
  linkPreviews: 'link previews',
  largestPage: 'largest page',
  /** The label before the list of other origins from which pages may load files. */
  otherSites: 'other sites',
  problemsLabel: 'problems',
  time: 'time',
  writtenTo: 'written to',
  /** Reports the size of the site by kind of file. */
  sizes: (html: number, css: number, js: number) => `HTML ${formatBytes(html)}, CSS ${formatBytes(css)}, JS ${formatBytes(js)}`,
  otherSize: (bytes: number) => `other ${formatBytes(bytes)}`,
  sized: (path: string, bytes: number) => `${path} (${formatBytes(bytes)})`,
  seconds: (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`,
  /** Counts the texts in a file that are still placeholders. This message replaces a diagnostic for each text. */
  placeholders: (count: number, lines: readonly number[], more: number) =>
    `${count} texts are still to be written.${lines.length === 0 ? '' : ` ${lines.length + more === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`}`,
  placeholdersHint: 'Pages mark them. archipel check lists each; archipel build waits until they are written.',
};
