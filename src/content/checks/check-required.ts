// What every site needs, because the frame of its pages names it: a home page and a not-found page in each
// language, and the addresses of the privacy and the transparency statement.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { Locales } from '../../model/locale.ts';
import { notFoundId } from '../../model/page.ts';
import { pagePath } from '../../model/route-path.ts';
import type { Classified } from '../classify.ts';
import { valueAt } from '../schema-walk.ts';
import { listedLanguages } from '../walk.ts';

type Data = ReadonlyMap<string, unknown>;
type FileEntry = Classified['entries'][number];

/** External addresses that templates name (consent banner, dialogs, forms). */
const neededExternals = ['privacy', 'transparency'];

/** Findings for what is not there. Files that could not be read are not blamed. */
export function checkNeeded(entries: readonly FileEntry[], data: Data, locales: Locales): Finding[] {
  const pages = entries.filter(({ folder }) => folder === 'pages');
  const readable = pages.every(({ file }) => data.get(file) !== undefined);
  const home = pages.find(({ file }) => valueAt(data.get(file), ['path']) === '/');
  const notFound = pages.find(({ id }) => id === notFoundId);
  const missing =
    home === undefined && readable ? [createFinding('file-missing', { file: 'pages/home.yaml' }, { name: 'pages/home.yaml' })] : [];
  return [
    ...missing,
    ...[home, notFound].flatMap((page) => (page === undefined ? [] : inEveryLanguage(page, entries, data, locales))),
    ...(notFound === undefined ? [] : withoutPath(notFound, data)),
    ...externals(data.get('site.yaml')),
  ];
}

/** The page must exist in every language of the site: others lead there. */
function inEveryLanguage({ file }: FileEntry, entries: readonly FileEntry[], data: Data, locales: Locales): Finding[] {
  const own = listedLanguages(data.get(file), locales);
  const all = locales.list.filter((locale) => entries.some((entry) => listedLanguages(data.get(entry.file), locales)?.includes(locale)));
  if (own === undefined || all.every((locale) => own.includes(locale))) return [];
  const expected = `${all.join(' and ')}, as every language of the site needs this page`;
  return [createFinding('list-length', { file, path: ['languages'] }, { key: 'languages', expected, actual: own.length })];
}

function withoutPath({ file }: FileEntry, data: Data): Finding[] {
  const path = valueAt(data.get(file), ['path']);
  const expected = 'no path, because hosts look for this page as 404.html';
  return typeof path === 'string' && path !== pagePath(notFoundId, undefined)
    ? [createFinding('format-invalid', { file, path: ['path'] }, { key: 'path', value: path, expected })]
    : [];
}

function externals(site: unknown): Finding[] {
  const known = valueAt(site, ['externals']);
  if (typeof known !== 'object' || known === null || Array.isArray(known)) return [];
  return neededExternals
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => createFinding('key-missing', { file: 'site.yaml', path: ['externals', name] }, { key: name, parent: 'externals' }));
}
