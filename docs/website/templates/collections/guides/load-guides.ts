// The Markdown files that the outline names, as entries. Files are named from this site; documents from the repository around it.
import type { SourceEntry, SourceTools } from 'archipel';
import { kinds, type OutlineGuide, outline, start } from '../../outline.ts';
import { headingsIn, readGuide, type Surroundings, titleOf } from './read-guide.ts';
import type { Guide } from './schema.ts';

const repository = '../../';

interface Placed extends Pick<Guide, 'kind' | 'group' | 'number'> {
  readonly guide: OutlineGuide;
}

/** All guides, in the order of the menu. */
const placed: readonly Placed[] = kinds
  .flatMap((kind) => outline[kind].groups.flatMap(({ title = '', guides }) => guides.map((guide) => ({ guide, kind, group: title }))))
  .map((each, index) => ({ ...each, number: index + 1 }));

/** The id of the entry at a path: `/diagnostics/yaml` is `diagnostics-yaml`. */
const idAt = (path: string): string => path.slice(1).replaceAll('/', '-');

export async function loadGuides({ read, asset }: SourceTools): Promise<readonly SourceEntry[]> {
  const pages = new Map(
    await Promise.all(placed.map(async ({ guide }) => [guide.file, pageOf(guide, await read(repository + guide.file))] as const)),
  );
  const surroundings: Surroundings = { pageOf: (file) => pages.get(file), asset: (file) => asset(repository + file) };
  const entryOf = async ({ guide, ...place }: Placed, id: string): Promise<SourceEntry> => {
    const file = repository + guide.file;
    const text = await read(file);
    const title = guide.title ?? titleOf(text);
    const { description, markdown } = await readGuide(text, guide, surroundings);
    const data = {
      title,
      label: guide.label ?? title.replace(/^Diagnostics: /, ''),
      file: guide.file,
      path: guide.path,
      isDeep: guide.isDeep ?? false,
    };
    const meta = { title: { en: title }, description: { en: description } };
    return { id, data: { languages: ['en'], ...data, ...place, meta }, texts: { en: { markdown, file } }, at: { file, line: 1 } };
  };
  const guides = await Promise.all(placed.map((each) => entryOf(each, idAt(each.guide.path))));
  const home = await entryOf({ guide: start, kind: 'explanation', group: '', number: 0 }, 'start');
  const lists = placed.map(async ({ guide }) => ({
    guide: idAt(guide.path),
    headings: headingsIn(await read(repository + guide.file), guide),
  }));
  return [...guides, home, allHeadings(await Promise.all(lists))];
}

const pageOf = ({ path, label, title }: OutlineGuide, text: string) => {
  const heading = titleOf(text);
  return { path, heading, label: label ?? title ?? heading };
};

/** The page that lists the headings of all others. */
const allHeadings = (lists: Guide['lists']): SourceEntry => ({
  id: 'search',
  data: {
    languages: ['en'],
    title: 'All headings',
    label: 'All headings',
    file: '',
    path: '/search',
    kind: 'reference',
    group: '',
    number: 0,
    isDeep: false,
    lists,
    noindex: true,
    meta: {
      title: { en: 'All headings' },
      description: { en: 'Every heading, diagnostic code and exported name of the guides on one page.' },
    },
  },
  texts: { en: { markdown: '' } },
});
