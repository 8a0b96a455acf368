// Damages a content folder at random (a seed determines the damage), and checks the promises of every build: it ends, it reports
// each problem with its position, and no text from content becomes markup.
import { build } from '../../src/build/build.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { pretty } from '../../src/diagnostics/reporters/pretty.ts';
import { readContent } from '../../src/node/fs/read-content.ts';
import type { ProcessImages } from '../../src/pages/images.ts';
import { noQueryCache, type QueryCache, type QueryKey } from '../../src/store/query-cache.ts';
import { inputOf } from '../support/fixture-site/content.ts';
import { randomFrom } from '../support/samples.ts';
import type { ContentCopy } from './content-copy.ts';
import { below, canary, damages } from './damage.ts';

export interface FuzzOptions {
  /** The damaged content, which is restored at the end. */
  readonly content: ContentCopy;
  readonly seed: number;
  readonly images: ProcessImages;
}

export interface FuzzResult {
  readonly seed: number;
  readonly kinds: readonly string[];
  readonly errors: number;
  /** Seconds of processor time. */
  readonly seconds: number;
  /** The promises that the build has broken, or an empty list. */
  readonly broken: readonly string[];
}

const maxDamages = 4;

/** Damages the content and builds it. */
export async function fuzz({ content: { folder, restore }, seed, images }: FuzzOptions): Promise<FuzzResult> {
  const random = randomFrom(seed);
  const kinds = Array.from(
    { length: 1 + below(random, maxDamages) },
    () => Object.keys(damages)[below(random, Object.keys(damages).length)] ?? '',
  );
  for (const kind of kinds) {
    const list = damages[kind] ?? [];
    list[below(random, list.length)]?.({ folder, random });
  }
  const start = process.cpuUsage();
  const { errors, broken } = await buildOf(folder, kinds.includes('images') ? images : undefined).catch((error: unknown) => ({
    errors: 0,
    broken: [`throws ${error instanceof Error ? error.stack : String(error)}`],
  }));
  const { user, system } = process.cpuUsage(start);
  restore();
  const seconds = (user + system) / 1e6;
  return { seed, kinds, errors, seconds, broken: seconds > 10 ? [...broken, `takes ${seconds.toFixed(1)} s`] : broken };
}

async function buildOf(folder: string, images: ProcessImages | undefined): Promise<Pick<FuzzResult, 'errors' | 'broken'>> {
  const tree = readContent(folder);
  const files = new Map<string, string>();
  const { diagnostics, thrown } = await build(
    inputOf(tree, { queries: parseCache, ...(images && { pictures: images }) }),
    ({ path, bytes }) => files.set(path, Buffer.from(bytes).toString('utf8')),
  );
  // SVG files are not searched: they are markup themselves, and `asset-script` refuses their active parts.
  const marked = [...files].filter(([path, text]) => /\.(?:html|xml)$/.test(path) && text.includes(canary));
  return {
    errors: diagnostics.filter(({ severity }) => severity === 'error').length,
    broken: [
      ...thrown.map(({ message }) => `a template throws ${message}`),
      ...marked.map(([path]) => `${path} has markup of content`),
      ...diagnostics.filter((diagnostic) => !hasPlace(diagnostic, tree)).map(({ code, file }) => `${code} of ${file} has no place`),
      ...unreadable(diagnostics, tree),
    ],
  };
}

/** Returns whether a diagnostic has a file and, if the file is a text, a line and a column. */
const hasPlace = ({ file, range }: Diagnostic, { texts }: ContentTree): boolean =>
  file !== '' && (!texts.has(file) || (range !== undefined && range.line > 0 && range.column > 0));

/** Returns, for each language, the first printed line that contains `undefined`, an object or a control character. */
function unreadable(diagnostics: readonly Diagnostic[], { texts }: ContentTree): readonly string[] {
  return (['en', 'de'] as const).flatMap((language) => {
    const report = pretty(formatDiagnostics(diagnostics, language), {
      sources: (file) => texts.get(file),
      paint: (_, words) => words,
      messages: toolMessages(language),
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
    const at = report.search(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]|undefined|\[object /);
    return at < 0 ? [] : [`says ${JSON.stringify(report.slice(report.lastIndexOf('\n', at) + 1, at + 100))}`];
  });
}

/** Cached results of parsing, by input. Most files of a tree equal those of the previous tree, so their results are reused. */
let cache = new Map<string, unknown>();
const maxEntries = 500;

function cached<T>(key: string, make: () => T): T {
  if (cache.size > maxEntries) cache = new Map();
  if (!cache.has(key)) cache.set(key, make());
  // The cast is safe, because all values of a key come from the same function.
  return cache.get(key) as T;
}

const isProse = (of: QueryKey): boolean => Array.isArray(of) && of[0].name === 'prose';

const parseCache: QueryCache = {
  ...noQueryCache,
  compute: (of, from, make) => (isProse(of) ? cached(JSON.stringify([of, from]), make) : make()),
  each: (given, make) =>
    given.query.name === 'parse'
      ? // The cast is safe, because each key belongs to one input.
        given.keys.map((file, index) => cached(`${file}\n${given.inputs[index]}`, () => make(given.inputs[index] as never, file)))
      : noQueryCache.each(given, make),
};
