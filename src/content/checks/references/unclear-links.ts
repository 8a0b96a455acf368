// Links whose target depends on the page that shows them (`link-unclear`). The entries and pages that their authors most likely mean are
// not known while a text is parsed, because they depend on other files.
import type { Finding } from '../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import { cachedByKey } from '../../../model/cached-by-key.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { collectionOf } from '../../../model/entry-file.ts';
import { namedText } from '../../markdown/file-names.ts';
import type { Names } from '../../names/index-names.ts';
import { linkedFile } from '../../prose/inner-link.ts';
import { relativeName } from '../../prose/markdown-links.ts';
import type { ContentTree } from '../../tree.ts';
import type { FileByUrl } from '../../urls/urls.ts';
import { type EntryLookup, entryAddress, entryAt, similarEntry } from './entry-files.ts';

/** An address of another site without its scheme. Files of other kinds do not have these extensions. */
const bareSite = /^(?:www\.[\w-]+(?:\.[\w-]+)*|(?:[\w-]+\.)+(?:com|org|net|info|eu|de|at|ch|io|app))(?=[:/?#]|$)/i;

const bareMail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** A mistyped `https://` and the rest of an address: `https:/`, `https//`, `htps://`, `https:\\\\`, `//`. */
const misspeltScheme = /^(?:[htps]{3,6}:[/\\]{1,3}|https?[/\\]{2}|\/\/)((?:[\w-]+\.)+[a-z]{2,}(?:[:/?#].*)?)$/i;

/** Returns the address of another site or an e-mail address with the scheme that it lacks; undefined for any other address. */
function withScheme(url: string): string | undefined {
  if (bareMail.test(url)) return `mailto:${url}`;
  const [, rest] = misspeltScheme.exec(url) ?? [];
  if (rest !== undefined) return `https://${rest}`;
  return bareSite.test(url) ? `https://${url}` : undefined;
}

interface Targets {
  readonly names: () => Names;
  readonly addresses: () => FileByUrl | undefined;
  readonly model: ContentModel;
  readonly tree: Pick<ContentTree, 'diskNames'>;
}

/** Adds the existing file and the existing path that authors most likely mean to findings for unclear links. */
export function withMeantTargets(findings: readonly Finding[], { names, addresses, model, tree }: Targets): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'link-unclear')) return findings;
  const { entries } = names();
  const lookup: EntryLookup = {
    target: (folder, id) => entries.get(folder)?.get(id),
    ids: (folder) => [...(entries.get(folder)?.keys() ?? [])],
  };
  const paths = new Set(addresses()?.keys());
  // A site that has just been imported has the same link in many texts.
  const pathOf = cachedByKey((url: string) => pathMeant(url, paths));
  return findings.map((finding) => {
    if (finding.code !== 'link-unclear') return finding;
    const { file, args } = finding;
    const url = String(args['url']);
    const onDisk = tree.diskNames?.get(file) ?? file;
    const written = withScheme(url) ?? fileMeant(url, { file, onDisk }, { lookup, model });
    return { ...finding, args: { ...args, written, path: pathOf(url) } };
  });
}

interface Linking {
  /** The name of the text in the pipeline. */
  readonly file: string;
  readonly onDisk: string;
}

/**
 * Returns the address of the entry that a relative URL most likely means: `../setup.md#linux` for `../setup.html#linux`, `../setup` or
 * `../setup/`. The URL may be relative to the file of the text or, as in browsers, to the URL of its page. Returns undefined if the URL
 * has another form or no entry fits it.
 */
function fileMeant(
  url: string,
  { file, onDisk }: Linking,
  { lookup, model }: { readonly lookup: EntryLookup; readonly model: ContentModel },
): string | undefined {
  const [, path = '', anchor = ''] = /^((?:\.{1,2}\/)*[\w%/-][\w%./-]*|\.{1,2}\/?)(#.*)?$/.exec(url) ?? [];
  const [, stem = '', ending = '', slash = ''] = /^(.*?)(\.(?:html?|mdx?))?(\/?)$/i.exec(path) ?? [];
  if (path === '' || path.startsWith('/') || (ending === '' && /[^./]\.[a-z]\w{1,4}$/i.test(stem))) return undefined;
  const isFolder = ending === '' && (slash !== '' || /(?:^|\/)\.{1,2}$/.test(stem));
  const ownPage = onDisk.replace(/(?:\.[\w-]+)?\.mdx?$/, '').replace(/\/index$/, '');
  const bases = [onDisk.slice(0, onDisk.lastIndexOf('/')), ownPage].map((folder) => linkedFile(folder, stem));
  const names = bases.flatMap((base) => (isFolder ? [`${base}/index`, base] : [base, `${base}/index`])).filter((name) => name !== ownPage);
  const nameOf = (base: string): string => namedText(`${base}.md`, model)?.name ?? base;
  const found = names.flatMap((name) => entryAt(nameOf(name), lookup) ?? [])[0] ?? similarEntry(nameOf(names[0] ?? ''), file, lookup);
  if (found === undefined) return undefined;
  // In a folder for each language, an entry of the same collection is in the folder of the same language.
  const from = collectionOf(found) === collectionOf(file) ? file : onDisk;
  return `${entryAddress(from, found, model)}${anchor}`;
}

/**
 * Corrects the suggested file of findings for links from a text in a folder for its language to another collection: authors write paths
 * from the folder of the file on disk, which the checks do not know.
 */
export const fromFolderOnDisk = (findings: readonly Finding[], { diskNames }: Targets['tree']): readonly Finding[] =>
  findings.map((finding) => {
    const { code, file, args } = finding;
    const { suggestion } = args;
    const onDisk = diskNames?.get(file);
    if (code !== 'link-address' || args['file'] === undefined || typeof suggestion !== 'string' || onDisk === undefined) return finding;
    const target = linkedFile(file.slice(0, file.lastIndexOf('/')), suggestion);
    return collectionOf(target) === collectionOf(file)
      ? finding
      : { ...finding, args: { ...args, suggestion: relativeName(onDisk, target) } };
  });

/** Returns the path of the page that a URL without its slash most likely means; undefined if none has a similar path. */
function pathMeant(url: string, paths: ReadonlySet<string>): string | undefined {
  if (url === '') return undefined;
  const path = `/${url.replace(/^[./]+/, '').replace(/(?:\/|\.html?)?(?:[?#].*)?$/is, '')}`;
  return paths.has(path) ? path : suggest(path, paths);
}
