// Reads the data files in which Eleventy keeps front matter for the texts of a folder, and fills in the templates of permalinks:
// https://www.11ty.dev/docs/data-template-dir/, https://www.11ty.dev/docs/permalinks/
import type { Document } from 'yaml';
import { attempt } from '../../../model/attempt.ts';
import { isBlock } from '../../../model/data/block.ts';
import type { Count } from '../changes.ts';
import { addDefaults, matterData } from '../complete-matter.ts';
import { textEnding } from '../file-names.ts';
import type { PermalinkPath } from './permalink.ts';

export interface EleventySource {
  /** The path of the imported folder from the site of Eleventy; the name of the folder if no site is found. */
  readonly path: string;
  /** Whether a configuration of Eleventy is in the imported folder or around it. Without it, only `*.11tydata.*` are data files. */
  readonly isSite: boolean;
  /** Whether Eleventy fills in Liquid, or another language of templates, in Markdown. */
  readonly hasLiquid: boolean;
  /** Returns the text of a file by its path relative to the imported folder; undefined if there is none. */
  readonly textAt: (path: string) => string | undefined;
}

export interface EleventyData {
  /** Returns the front matter that a text has besides its own. */
  readonly defaultsOf: (text: string) => Block;
  /** The data files that have been read. */
  readonly used: ReadonlySet<string>;
  /** The data files that are code, whose values are unknown. */
  readonly code: ReadonlySet<string>;
}

type Block = Readonly<Record<string, unknown>>;

export function eleventyData({ path, isSite, textAt }: EleventySource): EleventyData {
  const [used, code] = [new Set<string>(), new Set<string>()];
  const endings = [...(isSite ? ['.json'] : []), '.11tydata.json'];
  const files = new Map<string, Block>();
  const dataAt = (name: string): Block => {
    const known = files.get(name);
    if (known !== undefined) return known;
    for (const ending of ['js', 'cjs', 'mjs'])
      if (textAt(`${name}.11tydata.${ending}`) !== undefined) code.add(`${name}.11tydata.${ending}`);
    const read = endings.flatMap((ending) => {
      const written = textAt(name + ending);
      const data = written === undefined ? undefined : attempt((): unknown => JSON.parse(written));
      if (!isBlock(data)) return [];
      used.add(name + ending);
      return [typeof data['tags'] === 'string' ? { ...data, tags: [data['tags']] } : data];
    });
    const data = read.reduce(mergedBlocks, {});
    files.set(name, data);
    return data;
  };
  return { defaultsOf: (text) => dataNames(text, path).map(dataAt).reduce(mergedBlocks, {}), used, code };
}

/** Returns the paths of the data files of a text, relative to the imported folder and without their endings, the widest first. */
function dataNames(text: string, path: string): readonly string[] {
  const above = path.split('/').filter(Boolean);
  const inside = text.split('/').slice(0, -1);
  const outer = above.map((folder, index) => '../'.repeat(above.length - 1 - index) + folder);
  return [...outer, ...inside.map((folder, index) => `${inside.slice(0, index + 1).join('/')}/${folder}`), text.replace(textEnding, '')];
}

/** Merges data as Eleventy does: lists are joined, blocks merged, and of other values the last one counts. */
const mergedBlocks = (wide: Block, narrow: Block): Block => ({
  ...wide,
  ...Object.fromEntries(
    Object.entries(narrow).map(([key, value]) => [key, Object.hasOwn(wide, key) ? merged(wide[key], value, key) : value]),
  ),
});

function merged(wide: unknown, narrow: unknown, key: string): unknown {
  if (isBlock(wide) && isBlock(narrow)) return mergedBlocks(wide, narrow);
  // A single tag is a list, too.
  const other = key === 'tags' ? [narrow].flat() : narrow;
  return Array.isArray(wide) && Array.isArray(other) ? [...new Set([...wide, ...other])] : narrow;
}

/** Adds the values of data files to front matter. */
export function addData(matter: Document, defaults: Block, count: Count): void {
  const own = matterData(matter);
  for (const [key, value] of Object.entries(defaults)) {
    const whole = Object.hasOwn(own, key) ? merged(value, own[key], key) : undefined;
    if (whole !== undefined && JSON.stringify(whole) !== JSON.stringify(own[key])) matter.set(key, matter.createNode(whole));
  }
  addDefaults(matter, defaults, count);
}

interface EleventyPage {
  /** The path in the imported folder. */
  readonly from: string;
  readonly data: Block;
  /** The path under which the imported folder was published. */
  readonly urls: string;
}

const expression = /\{\{-?\s*([\w.-]+)\s*(\|\s*slug(?:ify)?\s*)?-?\}\}/g;

/** Returns the path that a permalink states; undefined if it has no commands of a template. */
export function eleventyPermalink(permalink: unknown, page: EleventyPage): PermalinkPath | undefined {
  if (typeof permalink !== 'string' || !/\{[{%]/.test(permalink)) return undefined;
  const path = permalink.replaceAll(expression, (found, name: string, filter?: string) => {
    const value = variableOf(name, page);
    if (filter === undefined) return value ?? found;
    // What the filters make of other characters depends on the version of Eleventy.
    return value !== undefined && /^[a-z\d -]+$/i.test(value) ? value.trim().toLowerCase().replaceAll(/[ -]+/g, '-') : found;
  });
  const [part] = /\{\{.*?\}\}|\{%.*?%\}|\{[{%].*/s.exec(path) ?? [];
  return part === undefined ? { path: `/${path}`.replaceAll(/\/{2,}/g, '/') } : { pattern: permalink, part };
}

function variableOf(name: string, { from, data, urls }: EleventyPage): string | undefined {
  const parts = from.replace(textEnding, '').split('/');
  const withoutDay = (part = ''): string => part.replace(/^\d{4}-\d\d-\d\d-/, '');
  const last = withoutDay(parts.at(-1));
  if (name === 'page.filePathStem') return `${urls}/${[...parts.slice(0, -1), last].join('/')}`;
  const value = name === 'page.fileSlug' ? (last === 'index' ? withoutDay(parts.at(-2)) : last) : data[name];
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
}
