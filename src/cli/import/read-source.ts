// Reads the folder of the other generator.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { writtenCode } from '../../content/prose/code/written-code.ts';
import { attempt } from '../../model/attempt.ts';
import { filesIn, utf8TextOf } from '../../node/fs/read-folder.ts';
import { textIfExists } from '../../node/fs/read-text.ts';
import { textEnding } from '../../tools/import/file-names.ts';
import { type ConfigFiles, hugoFiles } from '../../tools/import/generators/hugo-site.ts';
import type { FoundFile } from '../../tools/import/old-addresses.ts';
import type { ImportSource } from '../../tools/import/plan-import.ts';
import { redirectFiles } from '../../tools/import/redirects/host-redirects.ts';

/** The folders from which a command imports. */
export interface SourceFolders {
  /** The absolute path of the imported folder. */
  readonly from: string;
  /** The absolute path of the folder whose files the other generator copies. */
  readonly static?: string;
}

/** Reads the texts and the names of all files. `notUtf8` lists the texts in other encodings, relative to the folder. */
export function readSource({ from, static: copied }: SourceFolders): {
  readonly source: ImportSource;
  readonly notUtf8: readonly string[];
} {
  const files = filesIn(from);
  const eleventy = siteOf(from, eleventyFiles);
  const isReadable = readableFiles(from);
  const read = files.filter((file) => textEnding.test(file)).map((file) => [file, utf8TextOf(join(from, file))] as const);
  const texts = new Map(read.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const])));
  const configured = {
    jekyll: configFile(from, { name: '_config.yml', isReadable }),
    mkdocs: configFile(from, { name: 'mkdocs.yml', isReadable }),
    hugo: settingsOf(from, isReadable),
    ...codeSettings(from, isReadable),
  };
  const isUnknown = eleventy === undefined && Object.values(configured).every((each) => each === undefined);
  return {
    source: {
      ...configured,
      ...(isUnknown && importsTheme(texts) && { generator: 'docusaurus' }),
      folder: basename(from),
      eleventy: {
        path: eleventy === undefined ? basename(from) : pathFrom(eleventy, from),
        isSite: eleventy !== undefined,
        hasLiquid: eleventy !== undefined && !eleventyFiles.some((name) => plainMarkdown.test(textIfExists(join(eleventy, name)) ?? '')),
        textAt: textReader(from, isReadable),
      },
      ignores: ignoreFiles(from, eleventy),
      hosts: hostFilesOf({ from, ...(copied !== undefined && { static: copied }) }, isReadable),
      texts,
      files: new Set(files),
      statics: new Set(copied === undefined ? [] : filesIn(copied)),
      isFile: (path) => isReadable(join(from, path)),
    },
    notUtf8: read.flatMap(([file, text]) => (text === undefined ? [file] : [])),
  };
}

const eleventyFiles = ['.eleventy.js', ...['js', 'mjs', 'cjs', 'ts'].map((ending) => `eleventy.config.${ending}`)];

/** The setting of Eleventy with which Markdown contains no Liquid. */
const plainMarkdown = /\bmarkdownTemplateEngine["']?\s*:\s*false/;

/** Returns the files `.eleventyignore` in the folders from that of the site to the imported one. */
function ignoreFiles(from: string, site: string | undefined): ImportSource['ignores'] {
  if (site === undefined) return [];
  const names = pathFrom(site, from).split('/').filter(Boolean);
  return ['', ...names].flatMap((_, depth) => {
    const folder = join(site, ...names.slice(0, depth));
    const text = textIfExists(join(folder, '.eleventyignore'));
    return text === undefined ? [] : [{ text, path: pathFrom(folder, from) }];
  });
}

/** Returns whether a text imports a component of Docusaurus, which shows its generator where the configuration is elsewhere. */
const importsTheme = (texts: ReadonlyMap<string, string>): boolean =>
  [...texts.values()].some((text) => /^import\s[^'"\n]*["']@(?:theme|docusaurus)\//m.test(text.replaceAll(writtenCode, '')));

const configFiles = (name: string): readonly string[] => ['js', 'mjs', 'cjs', 'ts', 'mts'].map((ending) => `${name}.config.${ending}`);

/** Returns the generator whose configuration is code, with that file, which Docusaurus may have in `website` beside the texts. */
function codeSettings(from: string, isReadable: (file: string) => boolean): Pick<ImportSource, 'generator' | 'settings'> {
  for (const generator of ['docusaurus', 'astro'] as const) {
    const names = configFiles(generator).flatMap((name) => (generator === 'docusaurus' ? [name, `website/${name}`] : [name]));
    const site = siteOf(from, names);
    if (site === undefined) continue;
    const file = names.find((name) => existsSync(join(site, name))) ?? '';
    const code = textReader(site, isReadable)(file);
    return { generator, settings: code === undefined ? undefined : { file, code, path: pathFrom(dirname(join(site, file)), from) } };
  }
  return {};
}

/** Returns the files of the host, from the folder that the other generator copies or, if that is unknown, from around the texts. */
function hostFilesOf({ from, static: copied }: SourceFolders, isReadable: (file: string) => boolean): ImportSource['hosts'] {
  return redirectFiles.flatMap((name) => {
    const names = ['', 'static/', 'public/', 'website/', 'website/static/'].map((place) => place + name);
    const folder = copied !== undefined && existsSync(join(copied, name)) ? copied : siteOf(from, names);
    const file = names.map((each) => join(folder ?? from, each)).find(isReadable);
    return file === undefined ? [] : [{ file: pathFrom(dirname(from), file), text: textIfExists(file) ?? '' }];
  });
}

/**
 * Returns a function that tells whether a file may be read: a file of the repository or site around the folder, or of the folder above it,
 * that is not hidden. The texts may be those of strangers, and could name private files of this machine.
 */
function readableFiles(from: string): (file: string) => boolean {
  const names = ['_config.yml', 'mkdocs.yml', ...hugoFiles, ...eleventyFiles, ...configFiles('docusaurus'), ...configFiles('astro')];
  const root = realpathSync(siteOf(from, ['.git']) ?? siteOf(from, names) ?? dirname(from));
  return (file) =>
    attempt(() => {
      // A path that leads out of the root begins with a dot, too.
      const path = relative(root, realpathSync(file));
      return !isAbsolute(path) && !/(?:^|[\\/])\./.test(path) && statSync(file).isFile();
    }) === true;
}

/** Returns a function that reads texts by their paths from `folder`. */
const textReader =
  (folder: string, isReadable: (file: string) => boolean) =>
  (path: string): string | undefined =>
    isReadable(join(folder, path)) ? textIfExists(join(folder, path)) : undefined;

/** Returns the configuration of the site around a folder, by the name of its file; undefined if there is none. */
function configFile(
  from: string,
  { name, isReadable }: { readonly name: string; readonly isReadable: (file: string) => boolean },
): ImportSource['jekyll'] {
  const site = siteOf(from, [name]);
  if (site === undefined) return undefined;
  return { config: textIfExists(join(site, name)) ?? '', path: pathFrom(site, from), textAt: textReader(site, isReadable) };
}

/** Returns the configuration files of a site of Hugo; undefined if no site is found. */
function settingsOf(from: string, isReadable: (file: string) => boolean): ConfigFiles | undefined {
  const site = siteOf(from, hugoFiles);
  if (site === undefined) return undefined;
  const texts = hugoFiles.flatMap((name) => {
    const text = textIfExists(join(site, name));
    return text === undefined ? [] : [[name, text] as const];
  });
  return { files: new Map(texts), path: pathFrom(site, from), textAt: textReader(site, isReadable) };
}

/** Returns the first folder with one of these files: the imported folder, or one of those around it. */
const siteOf = (from: string, names: readonly string[]): string | undefined =>
  ['.', '..', '../..', '../../..', '../../../..']
    .map((way) => join(from, way))
    .find((site) => names.some((name) => existsSync(join(site, name))));

const pathFrom = (site: string, from: string): string => relative(site, from).replaceAll('\\', '/');

/** Returns the path on the disk of a file that texts name. */
export const pathOnDisk = ({ kind, path }: FoundFile, { from, static: copied = from }: SourceFolders): string =>
  join(kind === 'static' ? copied : from, path);
