// Content trees for tests: tests/sites/radio with files replaced, added or left out.
import { fileURLToPath } from 'node:url';
import { build } from '../../../src/build/build.ts';
import type { BuildInput } from '../../../src/build/build-input.ts';
import { plan } from '../../../src/build/plan.ts';
import { prepare } from '../../../src/build/prepare.ts';
import type { PreparedSite } from '../../../src/build/prepared-site.ts';
import { joinTree } from '../../../src/content/join-tree.ts';
import type { AssetFile, ContentTree } from '../../../src/content/tree.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { readContent } from '../../../src/node/fs/read-content.ts';
import { sourcedEntries } from '../../../src/site/sourced-entries.ts';
import { parsedOnce } from './parsed-once.ts';
import { standIns } from './pictures.ts';
import { bundle, definition, ogImages } from './theme.tsx';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
export const fixtures = `${root}/tests/fixtures`;

/** An instant during the promotion of the fixture. */
export const duringSummer = Date.parse('2025-06-01T12:00:00+02:00');

/** Texts of files to add or replace, by path; undefined leaves a file out. */
export type Changes = Readonly<Record<string, string | undefined>>;

const valid = readContent(`${root}/tests/sites/radio/content`);

/** Returns the valid fixture with `changes`. */
export const contentWith = (changes: Changes = {}): ContentTree => overlay({ texts: new Map(), assets: new Map(), problems: [] }, changes);

/** Returns the valid fixture, overlaid with the files of `over` and then with `changes`. */
export function overlay(over: ContentTree, changes: Changes = {}): ContentTree {
  const texts = new Map([...valid.texts, ...over.texts]);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
  }
  for (const { file } of over.problems) texts.delete(file);
  const { problems, publicFiles } = over;
  return { texts, assets: new Map<string, AssetFile>([...valid.assets, ...over.assets]), problems, ...(publicFiles && { publicFiles }) };
}

/** Returns a file of the valid fixture with the first `from` replaced by `to`. Throws if `from` does not occur. */
export function edited(file: string, from: string, to: string): Changes {
  const text = contentWith().texts.get(file) ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, () => to) };
}

/** The lines of the smallest German page. */
const tiny = `languages: [de]
name: { de: Klein }
meta:
  title: { de: Klein }
  description: { de: Eine kleine Seite. }
sections:
  - type: hero
    title: { de: Klein }
    lead: { de: Aber mein. }
`;

/** Returns pages/tiny.yaml, a valid page, with `from` replaced by `to`, followed by the lines `more`. */
export function tinyPage(from = '', to = '', more = ''): Changes {
  if (!tiny.includes(from)) throw new Error(`The smallest page has no ${from}`);
  return { 'pages/tiny.yaml': tiny.replace(from, () => to) + more };
}

/** Returns the tiny page with another section: a call to action whose button has `link`. */
export const tinyLink = (link: string): Changes =>
  tinyPage('', '', `  - { type: cta, title: { de: Los }, actions: [{ label: { de: Los }, link: ${link} }] }\n`);

/** Returns the tiny page with a further section, which has the prose `text`. */
export const tinyProse = (text: string): Changes => ({
  ...tinyPage('', '', '  - { type: prose, source: tiny }\n'),
  'pages/tiny.de.mdx': text,
});

export type Options = Partial<
  Pick<BuildInput, 'at' | 'definition' | 'queries' | 'overrides' | 'release' | 'placeholders' | 'drafts' | 'pictures'>
>;

export const inputOf = (tree: ContentTree, options: Options = {}): BuildInput => ({
  tree: joinTree(tree, {
    model: options.definition ?? definition,
    digest: (text) => text,
    asEntries: sourcedEntries,
    drafts: options.drafts,
  }),
  definition,
  bundle,
  ogImages,
  at: duringSummer,
  overrides: new Map(),
  pictures: standIns,
  release: false,
  queries: parsedOnce,
  progress: () => undefined,
  ...options,
});

/** Resolves to the site and the routes of a tree. Throws the errors of the tree if it has any. */
export async function planned(tree: ContentTree, options: Options = {}) {
  const { site, plan: routes, diagnostics } = await plan(inputOf(tree, options));
  if (site === undefined || routes === undefined) throw new Error(placesOf(diagnostics).join('\n') || 'no site, and no reason');
  return { site, routes };
}

/** Resolves to the prepared site. Throws the errors of the input if it has any. */
export async function prepared(input: BuildInput): Promise<PreparedSite> {
  const { ready, diagnostics } = await prepare(input);
  if (ready === undefined) throw new Error(placesOf(diagnostics.filter(({ severity }) => severity === 'error')).join('\n'));
  return ready;
}

/** Builds a tree. Resolves to the result of the build, and the written files by path. */
export async function built(tree: ContentTree, options: Options = {}) {
  const files = new Map<string, string | Uint8Array>();
  const result = await build(inputOf(tree, options), ({ path, bytes }) => files.set(path, bytes));
  return { ...result, files };
}

/** Resolves to the diagnostics of a tree. */
export const diagnose = async (tree: ContentTree, options: Options = {}): Promise<readonly Diagnostic[]> =>
  (await plan(inputOf(tree, options))).diagnostics;

/** Returns `code file:line:column` for each diagnostic, without line and column if it has no position. */
export const placesOf = (list: readonly Diagnostic[]): string[] =>
  list.map(({ code, file, range }) => (range === undefined ? `${code} ${file}` : `${code} ${file}:${range.line}:${range.column}`));

export const problemsOf = async (tree: ContentTree, options: Options = {}): Promise<string[]> => placesOf(await diagnose(tree, options));
