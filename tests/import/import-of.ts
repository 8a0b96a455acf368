// Plans imports of small folders.
import { createLocales } from '../../src/model/languages/locale.ts';
import type { ImportOptions } from '../../src/tools/import/link-targets.ts';
import { type ImportPlan, type ImportSource, planImport } from '../../src/tools/import/plan-import.ts';

const locales = createLocales({ en: { name: 'English' }, de: { name: 'Deutsch' }, 'pt-BR': { name: 'Português', tag: 'pt-BR' } });

interface Given extends Partial<Omit<ImportSource, 'texts' | 'files' | 'jekyll' | 'mkdocs' | 'hugo' | 'eleventy'>>, Partial<ImportOptions> {
  /** The files of a Hugo site whose `content` has the folder. */
  readonly hugo?: Readonly<Record<string, string>>;
  /** The data files of Eleventy, relative to the folder. */
  readonly eleventy?: Readonly<Record<string, string>>;
  /** The path of the imported folder, relative to the folder that has Eleventy's configuration; undefined if there is none. */
  readonly eleventyPath?: string;
  /** The text of the _config.yml beside the folder. */
  readonly jekyll?: string;
  /** The text of the mkdocs.yml beside the folder. */
  readonly mkdocs?: string;
  /** The path of the imported folder from that file. */
  readonly mkdocsPath?: string;
  /** Other files beside it. */
  readonly siteFiles?: Readonly<Record<string, string>>;
}

/** Returns the plan for a folder with these files. A file without a text is a picture or another file that is not Markdown. */
export function planOf(
  files: Readonly<Record<string, string | undefined>>,
  {
    isFile = () => false,
    statics = new Set(),
    folder = 'docs',
    jekyll,
    mkdocs,
    mkdocsPath = folder,
    siteFiles = {},
    hugo,
    eleventy = {},
    eleventyPath,
    generator,
    settings,
    hosts = [],
    ignores = [],
    ...options
  }: Given = {},
) {
  const texts = new Map(Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const])));
  const source = {
    texts,
    files: new Set(Object.keys(files)),
    statics,
    isFile,
    folder,
    jekyll: jekyll === undefined ? undefined : { config: jekyll, path: folder, textAt: (path: string) => siteFiles[path] },
    mkdocs: mkdocs === undefined ? undefined : { config: mkdocs, path: mkdocsPath, textAt: (path: string) => siteFiles[path] },
    hugo:
      hugo === undefined
        ? undefined
        : { files: new Map(Object.entries(hugo)), path: `content/${folder}`, textAt: (path: string) => hugo[path] },
    eleventy: {
      path: eleventyPath ?? folder,
      isSite: eleventyPath !== undefined,
      hasLiquid: eleventyPath !== undefined,
      textAt: (path: string) => eleventy[path],
    },
    generator,
    settings,
    hosts,
    ignores,
  };
  return planImport(source, { collection: 'docs', urls: '/docs', ownUrls: true, locales, locale: undefined, ...options });
}

/** Like `planOf`, for a folder that can be imported. */
export function importOf(...given: Parameters<typeof planOf>): ImportPlan & { readonly textOf: (path: string) => string | undefined } {
  const plan = planOf(...given);
  if ('unnamed' in plan) throw new Error(JSON.stringify(plan));
  return { ...plan, textOf: (path) => plan.texts.find((each) => each.path === path)?.text };
}

/** Returns the converted body of a text with this body and a title. */
export const bodyOf = (body: string): string | undefined =>
  importOf({ 'a.md': `---\ntitle: A\ndescription: B.\n---\n\n${body}` })
    .textOf('docs/a.md')
    ?.replace('---\ntitle: A\ndescription: B.\n---\n\n', '');
