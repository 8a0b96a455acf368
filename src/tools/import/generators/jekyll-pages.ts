// Finds the pages that `link` and `post_url` of Jekyll name outside of the imported folder, such as those of another collection.
import { matterData, withoutEnd } from '../complete-matter.ts';
import type { ConfigFile } from '../config-data.ts';
import { textEnding } from '../file-names.ts';
import { splitText } from '../front-matter.ts';
import { type JekyllConfig, jekyllConfig } from './jekyll-config.ts';
import { postPath } from './post-paths.ts';

const tag = /\{%-? *(link|post_url) +([^\s%]+) *-?%\}/g;

/**
 * Returns a function that replaces these tags in a text with the paths of the pages on the imported site. Tags for texts of the imported
 * folder stay.
 */
export function pagePaths(file: ConfigFile): (text: string) => string {
  const jekyll = jekyllConfig({ ...file, path: '' });
  return (text) =>
    text.replace(tag, (found, name: string, address: string) => {
      const path = address.replace(/^\//, '');
      const files = name === 'link' ? [path] : ['md', 'markdown', 'html'].map((ending) => `_posts/${path}.${ending}`);
      return files.flatMap((each) => pagePath(each, { file, jekyll }) ?? [])[0] ?? found;
    });
}

function pagePath(path: string, { file, jekyll }: { readonly file: ConfigFile; readonly jekyll: JekyllConfig }): string | undefined {
  const text = `${path}/`.startsWith(`${file.path}/`) || file.path === '' ? undefined : file.textAt(path);
  if (text === undefined) return undefined;
  const { matter } = splitText(text);
  const data = { ...jekyll.defaultsOf(path), ...(matter && matterData(matter)) };
  const { permalink } = data;
  if (typeof permalink === 'string' && /^\/[^:]*$/.test(permalink)) return withoutEnd(permalink);
  const name = path.replace(textEnding, '');
  return postPath(name, data, { folder: '', jekyll, urls: '' }) ?? withoutEnd(`/${name.replace(/^_/, '')}`);
}
