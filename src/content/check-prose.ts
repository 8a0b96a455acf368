// Prose files: there when a page names them, complete in its languages, with links and facts that exist.
import type { Root } from 'hast';
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import { isLocale, type Locale, locales } from '../model/locale.ts';
import { checkLink } from './check-links.ts';
import type { Names } from './index-names.ts';
import { type Prose, parseProse } from './prose.ts';
import { valueAt } from './schema-walk.ts';
import { unknownName } from './unknown.ts';

export interface ReadProse {
  readonly texts: ReadonlyMap<string, Prose>;
  readonly roots: ReadonlyMap<string, Root>;
  readonly findings: readonly Finding[];
}

/** Every MDX file as data. */
export async function readProse(
  texts: ReadonlyMap<string, string>,
  files: readonly string[],
  components: readonly string[],
): Promise<ReadProse> {
  const read = new Map<string, Prose>();
  const findings: Finding[] = [];
  for (const file of files) {
    const result = await parseProse(file, texts.get(file) ?? '', components);
    if ('prose' in result) read.set(file, result.prose);
    else findings.push(...result.findings);
  }
  return { texts: read, roots: new Map([...read].map(([file, { root }]) => [file, root])), findings };
}

/** The MDX files that `file` names, with the place of the name. */
function namedBy(file: string, data: unknown): { readonly name: string; readonly path: readonly (string | number)[] }[] {
  const sections: unknown = valueAt(data, ['sections']);
  const listed: unknown = valueAt(data, ['languages']);
  const languages: readonly Locale[] = Array.isArray(listed) ? listed.filter(isLocale) : locales;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
    const source: unknown = valueAt(section, ['source']);
    if (valueAt(section, ['type']) !== 'prose' || typeof source !== 'string') return [];
    return languages.map((language) => ({ name: `${folder}${source}.${language}.mdx`, path: ['sections', index, 'source'] }));
  });
}

/** Problems between prose and the rest of content. */
export function checkProse(
  prose: ReadonlyMap<string, Prose>,
  data: ReadonlyMap<string, unknown>,
  files: readonly string[],
  names: Names,
  facts: ReadonlySet<string> | undefined,
): Finding[] {
  const named = [...data].flatMap(([file, value]) => namedBy(file, value).map((each) => ({ file, ...each })));
  return [
    ...named.filter(({ name }) => !files.includes(name)).map(({ file, path, name }) => find('prose-missing', { file, path }, { name })),
    ...files.filter((file) => !named.some(({ name }) => name === file)).map((file) => find('prose-unused', { file }, {})),
    ...[...prose].flatMap(([file, text]) => checkReferences(file, text, names, facts)),
  ];
}

function checkReferences(file: string, { links, facts: used }: Prose, names: Names, facts: ReadonlySet<string> | undefined): Finding[] {
  const language = /\.(de|en)\.mdx$/.exec(file)?.[1];
  const languages = isLocale(language) ? [language] : [];
  return [
    ...links.flatMap(({ link, range }) => checkLink({ file, path: [], languages }, link, names).map((finding) => ({ ...finding, range }))),
    ...used
      .filter(({ name }) => facts !== undefined && !facts.has(name))
      .map(({ name, range }) => unknownName('fact-unknown', { file, range }, name, [...(facts ?? [])])),
  ];
}
