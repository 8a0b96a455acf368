// Finds the pages that change when a value of content changes, for tests that compare `explain` and `diff` with this result.
import type { BuildInput } from '../../../src/build/build-input.ts';
import type { ContentTree } from '../../../src/content/tree.ts';
import { locator } from '../../../src/content/yaml/position.ts';
import type { DataPath } from '../../../src/model/data/place.ts';
import { assetOfKey } from '../../../src/model/references/image.ts';
import { compile } from '../../../src/node/bundle/compile.ts';
import { hashOf } from '../../../src/node/fs/hash-of.ts';
import { readContent } from '../../../src/node/fs/read-content.ts';
import type { ProcessImages } from '../../../src/pages/images.ts';
import type { OgImageRenderer } from '../../../src/pages/render/head/og-images.ts';
import { createQueryCache } from '../../../src/store/query-cache.ts';
import { prepared, root } from '../fixture-site/content.ts';
import { standIns } from '../fixture-site/pictures.ts';
import { projectAt } from '../process/project.ts';

/** Resolves to fakes of pictures. The URL of each picture changes with its source. */
const pictures: ProcessImages = async (order) => {
  const fakes = await standIns(order);
  const assetHash = (asset: string): string => order.assets.get(asset)?.hash ?? '';
  return {
    ...fakes,
    pictures: new Map([...fakes.pictures].map(([key, view]) => [key, { ...view, src: `${view.src}?${assetHash(assetOfKey(key))}` }])),
  };
};

/** Hashes link previews by their content, without drawing them. */
const ogImages: OgImageRenderer = { hashOf: ({ accent, layers }) => hashOf(JSON.stringify([accent, layers()])) };

/** Resolves to the input for a build of the real site at an instant during its promotion. */
export async function realInput(tree: ContentTree = readContent(`${root}/content`)): Promise<BuildInput> {
  const { definition, bundle } = await compile(projectAt());
  const at = Date.parse('2025-06-01T12:00:00+02:00');
  return { tree, definition, bundle, ogImages, at, overrides: new Map(), pictures, release: false, progress: () => undefined };
}

/** Returns a different value of the same kind, in YAML notation. */
function otherThan(value: string, path: DataPath): string {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.replace(/T\d\d/, 'T11').replace(/-30T/, '-29T');
  if (/^#[\da-f]{6}$/.test(value)) return '"#123456"';
  if (/^\d+$/.test(value) && path.at(-1) !== 'postalCode') return String(Number(value) - 1);
  if (value.startsWith('+')) return '"+49 30 23125 987"';
  if (value.includes('@')) return 'other@example.com';
  if (value.startsWith('https://')) return value.replace('https://', 'https://other.');
  if (path.at(-1) === 'afterEnd' && path[0] === 'lists') return value === 'offer' ? 'regular' : 'offer';
  if (value === 'true' || value === 'false') return value === 'true' ? 'false' : 'true';
  return JSON.stringify(`${value} Xq`);
}

/** A value of content. The path is empty for a picture file and for a line of prose. */
export interface Value {
  readonly file: string;
  readonly path: DataPath;
  /** The replacement in YAML notation; if omitted, a different value of the same kind. */
  readonly to?: string;
  /** The line in which the value begins. */
  readonly line?: number;
}

/** The replacement of a part of a line. Columns count from 0. */
interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function otherAt(text: string, { file, path, to, line: start = 0 }: Value, locate: ReturnType<typeof locator>): Span {
  const lines = text.split('\n');
  if (file.endsWith('.mdx')) return atEndOf(lines, start - 1);
  const { line, column, endLine, endColumn } = locate({ path });
  if (line !== endLine) {
    if (to !== undefined) throw new Error(`${file} ${path.join('.')} runs over several lines`);
    const linesOfValue = lines.slice(0, endColumn > 1 ? endLine : endLine - 1);
    return atEndOf(
      lines,
      linesOfValue.findLastIndex((each) => each.trim() !== ''),
    );
  }
  const source = lines[line - 1]?.slice(column - 1, endColumn - 1) ?? '';
  return { line: line - 1, from: column - 1, to: endColumn - 1, text: to ?? otherThan(source.replace(/^(["'])(.*)\1$/, '$2'), path) };
}

/** Returns a span that adds a word at the end of a line, within its quotes. */
function atEndOf(lines: readonly string[], line: number): Span {
  const text = lines[line] ?? '';
  const from = text.trimEnd().length - (/["']$/.test(text.trimEnd()) ? 1 : 0);
  return { line, from, to: from, text: ' Xq' };
}

function withSpans(text: string, spans: readonly Span[]): string {
  const lines = text.split('\n');
  // Spans are replaced from the end, so that they do not move each other.
  for (const { line, from, to, text: other } of [...spans].sort((one, two) => two.from - one.from))
    lines[line] = (lines[line] ?? '').slice(0, from) + other + (lines[line] ?? '').slice(to);
  return lines.join('\n');
}

/** Returns a function that replaces `values` in `tree`. */
export function otherValuesIn(tree: ContentTree): (values: readonly Value[]) => ContentTree {
  const spans = new Map<Value, Span>();
  const locators = new Map<string, ReturnType<typeof locator>>();
  const locatorOf = (file: string, text: string): ReturnType<typeof locator> => {
    const locate = locators.get(file) ?? locator(text);
    locators.set(file, locate);
    return locate;
  };
  const spanOf = (value: Value): Span => {
    const text = tree.texts.get(value.file) ?? '';
    const span = spans.get(value) ?? otherAt(text, value, locatorOf(value.file, text));
    spans.set(value, span);
    return span;
  };
  return (values) => {
    const [texts, assets] = [new Map(tree.texts), new Map(tree.assets)];
    for (const file of new Set(values.map((value) => value.file))) {
      const inFile = values.filter((value) => value.file === file);
      const asset = assets.get(file.slice('assets/'.length));
      if (asset !== undefined) assets.set(file.slice('assets/'.length), { ...asset, hash: '0therb1t' });
      else texts.set(file, withSpans(texts.get(file) ?? '', inFile.map(spanOf)));
    }
    return { ...tree, texts, assets };
  };
}

/** Resolves to a function that finds the pages among `paths` that differ between the content of `input` and other content. */
export async function differ(input: BuildInput): Promise<(tree: ContentTree, paths: readonly string[]) => Promise<readonly string[]>> {
  const queries = createQueryCache();
  const pagesOf = async (tree: ContentTree): Promise<(path: string) => string | undefined> => {
    const ready = await prepared({ ...input, tree, queries });
    const routes = new Map(ready.routes.routes.map((route) => [route.path, route]));
    return (path) => {
      const route = routes.get(path);
      return route && ready.render(route).html;
    };
  };
  const before = await pagesOf(input.tree);
  const first = new Map<string, string | undefined>();
  return async (tree, paths) => {
    const after = await pagesOf(tree);
    return paths.filter((path) => {
      if (!first.has(path)) first.set(path, before(path));
      return after(path) !== first.get(path);
    });
  };
}
