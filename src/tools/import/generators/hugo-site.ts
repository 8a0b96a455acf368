// Reads the configuration of a Hugo site: https://gohugo.io/configuration/
import { type ConfigData, configIn, configValue, lowerKeys } from '../config-data.ts';
import type { SiteTemplates } from '../convert/site-shortcodes.ts';

/** The files in which a Hugo site may have its configuration. */
export const hugoFiles: readonly string[] = ['', 'config/_default/'].flatMap((folder) =>
  ['hugo', 'config', ...(folder === '' ? [] : ['permalinks', 'languages'])].flatMap((name) =>
    ['toml', 'yaml', 'yml', 'json'].map((ending) => `${folder}${name}.${ending}`),
  ),
);

/** The configuration of the site from which a folder is imported. */
export interface ConfigFiles {
  /** The texts of the files, by their paths in the folder of the site. */
  readonly files: ReadonlyMap<string, string>;
  /** The path of the imported folder from the folder of the site, without slashes at its ends. */
  readonly path: string;
  /** Returns the text of a file by its path in that folder; undefined if there is none. */
  readonly textAt: (path: string) => string | undefined;
}

export interface HugoSite {
  readonly config: ConfigData;
  /** The configuration of each language, by its key. */
  readonly languages: ConfigData;
  /**
   * The folders between the content of the site, or that of one language, and the imported folder; none if the imported folder has that
   * content. Undefined if it has none of the content.
   */
  readonly folder: readonly string[] | undefined;
}

/** Returns what the configuration states; nothing if there is none. Its keys are in lower case. */
export function hugoSite(site: ConfigFiles | undefined): HugoSite {
  const config = lowerKeys(Object.assign({}, ...[...(site?.files ?? [])].map(([file, text]) => parsed(file, text))));
  const languages = lowerKeys(config['languages']);
  return { config, languages, folder: foldersIn(site?.path ?? '', [config, ...Object.values(languages).map(lowerKeys)]) };
}

/** Returns the configuration in a file; an empty block if it has mistakes. */
function parsed(file: string, text: string): ConfigData {
  const [, name = ''] = /([^/]+)\.\w+$/.exec(file) ?? [];
  return ['permalinks', 'languages'].includes(name) ? { [name]: configValue(text, file) } : configIn(text, file);
}

function foldersIn(path: string, configs: readonly ConfigData[]): readonly string[] | undefined {
  const contents = ['content', ...configs.flatMap(({ contentdir }) => (typeof contentdir === 'string' ? [contentdir] : []))]
    .map((folder) => folder.replaceAll(/^\.?\/+|\/+$/g, ''))
    .sort((one, other) => other.length - one.length);
  const around = contents.find((folder) => `${path}/`.startsWith(`${folder}/`));
  if (around !== undefined) return path.slice(around.length).split('/').filter(Boolean);
  return contents.some((folder) => folder.startsWith(`${path}/`)) ? [] : undefined;
}

/** Returns the function that makes the path of a page from the name of its file: with `removePathAccents`, `Ü` becomes `U`. */
export const hugoName =
  ({ config }: HugoSite) =>
  (name: string): string =>
    config['removepathaccents'] === true
      ? name
          .normalize('NFD')
          .replaceAll(/\p{Mn}/gu, '')
          .normalize()
      : name;

/** Returns the templates of shortcodes and partials: those of the site, or of its themes. */
export function siteTemplates({ textAt }: ConfigFiles, { config }: HugoSite): SiteTemplates {
  const themes = [config['theme']].flat().filter((theme) => typeof theme === 'string');
  const finder = (kind: string) => {
    const folders = ['', ...themes.map((theme) => `themes/${theme}/`)].flatMap((folder) => [
      `${folder}layouts/${kind}`,
      `${folder}layouts/_${kind}`,
    ]);
    return (name: string) => folders.flatMap((folder) => textAt(`${folder}/${name.replace(/\.html$/, '')}.html`) ?? [])[0];
  };
  return { templateOf: finder('shortcodes'), partialAt: finder('partials'), params: config['params'] };
}
