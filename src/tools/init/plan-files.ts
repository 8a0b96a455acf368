// Turns the files of the starter into the files of a new site.
import { type OutputFile, textOf } from '../../model/output/output-file.ts';
import type { InitAnswers } from './answers.ts';
import { chooseInConfig, chooseInYaml, starterLocaleOf, starterLocales } from './choose-languages.ts';

/** The name of the starter's own site. */
const placeholder = 'Archipelago';

/** Returns every file of a new site except package.json, with its new path. */
export const planFiles = (starter: readonly OutputFile[], answers: InitAnswers): readonly OutputFile[] =>
  starter.flatMap(({ path, bytes }) => {
    if (path === packageFile) return [];
    if (/\.(?:png|svg)$/.test(path)) return [{ path, bytes }];
    return planText(pathOf(path), textOf(bytes), answers);
  });

/** The name of package.json in the starter. Under its real name, npm would take the file for the manifest of a package. */
export const packageFile = '_package.json';

/**
 * Returns the path of a file in the new site: `.gitignore` for `_gitignore`, `package.json` for `_package.json`. In the starter, npm or git
 * would interpret a file with its real name.
 */
const pathOf = (path: string): string => path.replace(/^_(\w+\.json)$/, '$1').replace(/^_/, '.');

function planText(path: string, text: string, { name, locales, baseUrl, basePath }: InitAnswers): readonly OutputFile[] {
  // `content/pages/about.en.mdx` and `content/translations/en.yaml`: one file for each language.
  const [, start = '', own = '', end = ''] = /^(content\/(?:translations\/|.*\.))([a-z]{2})(\.(?:yaml|mdx))$/.exec(path) ?? [];
  if (starterLocales.includes(own)) {
    const users = locales.filter((locale) => starterLocaleOf(locale) === own);
    return users.map((locale) => ({ path: start + locale + end, bytes: text }));
  }
  switch (path) {
    case 'archipel.config.ts':
      return [{ path, bytes: chooseInConfig(text, locales).replace("basePath: ''", `basePath: '${basePath}'`) }];
    case 'content/site.yaml': {
      const named = chooseInYaml(text, locales).replace(/^baseUrl: .*$/m, () => `baseUrl: ${baseUrl}`);
      return [{ path, bytes: named.replaceAll(`"${placeholder}"`, () => JSON.stringify(name)) }];
    }
    case 'README.md':
      return [{ path, bytes: text.replace(placeholder, () => name) }];
    default:
      return [{ path, bytes: path.startsWith('content/') ? chooseInYaml(text, locales) : text }];
  }
}
