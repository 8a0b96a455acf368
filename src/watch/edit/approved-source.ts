// Finds the source text for which an outdated translation was approved, so that people see what has changed since then. The lock has only
// a hash of it, so the text is searched in earlier versions of its file.
import { yamlPart } from '../../content/markdown/written-places.ts';
import { diskFileOf } from '../../content/tree.ts';
import { dataOf } from '../../content/yaml/splice/document.ts';
import { scalarsIn } from '../../model/data/walk.ts';
import { withoutFrontMatter } from '../../model/entries/front-matter.ts';
import { localeOfMessages, messagesFile } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { translationLock, translationLockSource } from '../../model/locks.ts';
import { readGit, readObjects } from '../../node/git/git.ts';
import { hashLength, hashText } from '../../translations/hash.ts';
import { lockIn, targetHashOf, wordsOf } from '../../translations/lock.ts';
import { proseSourceOf } from '../../translations/pair.ts';
import type { EditOptions } from './edit-options.ts';
import { blockTexts } from './prose-blocks.ts';
import type { WrittenField } from './written-fields.ts';

/** Maximum number of earlier versions of a file that are searched. */
const maxVersions = 30;

/** Maximum number of characters that are shown. */
const maxLength = 600;

type SourceOptions = Pick<EditOptions, 'folder' | 'log' | 'read' | 'session'>;

/**
 * Resolves to the source text for which the translation in `field` was approved; in Markdown, to the paragraphs that have changed since
 * then. Resolves to undefined if the translation was never approved, or if no earlier version has the text.
 */
export async function approvedSource(field: WrittenField, locales: Locales, options: SourceOptions): Promise<string | undefined> {
  const { read, session } = options;
  const { name, path, value } = field;
  const own = read(field.file) ?? '';
  const hashes = sourceHashes(field, path === undefined ? withoutFrontMatter(own) : String(value), { read });
  const sourceName = localeOfMessages(name, locales) === undefined ? (proseSourceOf(name, locales) ?? name) : messagesFile(locales.source);
  const file = diskFileOf(session.tree(), sourceName);
  if (hashes.size === 0) return undefined;
  for await (const version of earlierVersions(file, options)) {
    const found = textsIn(file, version).find((text) => hashes.has(hashText(text)));
    if (found !== undefined) return shortened(path === undefined ? changedBlocks(found, read(file) ?? '') : found);
  }
  return undefined;
}

/** Returns the hashes of the source texts for which a translation was approved. */
function sourceHashes(
  { locale = '', of: { file } }: WrittenField,
  translation: string,
  { read }: Pick<EditOptions, 'read'>,
): ReadonlySet<string> {
  const lock = lockIn(translationLock.safeParse(dataOf(read(translationLockSource) ?? '')).data);
  const own = wordsOf(lock, { locale, file }).filter((word) => targetHashOf(word) === hashText(translation));
  return new Set(own.map((word) => word.slice(hashLength)));
}

/** Yields earlier versions of a file, the newest first: those before the edits in pages, then those that are committed. */
async function* earlierVersions(file: string, { folder, log }: SourceOptions): AsyncGenerator<string, undefined> {
  const { edits } = log.list();
  for (const each of edits.flatMap(({ files }) => files).reverse()) if (each.file === file) yield each.before;
  yield* await committedVersions(folder, file).catch(() => []);
}

async function committedVersions(folder: string, file: string): Promise<readonly string[]> {
  const log = await readGit(folder, ['log', `--max-count=${maxVersions}`, '--diff-filter=AM', '--format=%H', '--', file]);
  const commits = log?.split('\n').filter((line) => line !== '') ?? [];
  const objects = await readObjects(
    folder,
    commits.map((commit) => `${commit}:./${file}`),
  );
  return objects.map((bytes) => new TextDecoder().decode(bytes));
}

const textsIn = (file: string, text: string): readonly string[] =>
  file.endsWith('.mdx')
    ? [withoutFrontMatter(text)]
    : scalarsIn(dataOf(yamlPart(file, text))).flatMap(({ scalar }) => (typeof scalar === 'string' ? [scalar] : []));

/** Returns the paragraphs of `before` that `after` does not have. */
function changedBlocks(before: string, after: string): string {
  const there = new Set(blockTexts(after));
  return blockTexts(before)
    .filter((block) => !there.has(block))
    .join('\n\n');
}

const shortened = (text: string): string => (text.length <= maxLength ? text : `${text.slice(0, maxLength).trimEnd()}…`);
