// Finds the pages that `link` and `post_url` of Jekyll name outside of the imported folder, such as those of another collection.
import { matterData, withoutEnd } from '../complete-matter.ts';
import { textEnding } from '../file-names.ts';
import { splitText } from '../front-matter.ts';
import { type JekyllFile, jekyllConfig } from './jekyll-config.ts';
import { postPath } from './post-paths.ts';

const tag = /\{%-? *(link|post_url) +([^\s%]+) *-?%\}/g;

/** Returns a text with these tags replaced by the paths of the pages on the imported site. Tags for texts of the imported folder stay. */
export function withPagePaths(text: string, file: JekyllFile): string {
  return text.replace(tag, (found, name: string, address: string) => {
    const path = address.replace(/^\//, '');
    const files = name === 'link' ? [path] : ['md', 'markdown', 'html'].map((ending) => `_posts/${path}.${ending}`);
    return files.flatMap((each) => pagePath(each, file) ?? [])[0] ?? found;
  });
}

function pagePath(path: string, file: JekyllFile): string | undefined {
  const text = `${path}/`.startsWith(`${file.path}/`) || file.path === '' ? undefined : file.textAt(path);
  if (text === undefined) return undefined;
  const jekyll = jekyllConfig({ ...file, path: '' });
  const { matter } = splitText(text.replaceAll(/\r\n?/g, '\n'));
  const data = { ...jekyll.defaultsOf(path), ...(matter && matterData(matter)) };
  const { permalink } = data;
  if (typeof permalink === 'string' && /^\/[^:]*$/.test(permalink)) return withoutEnd(permalink);
  const name = path.replace(textEnding, '');
  return postPath(name, data, { folder: '', jekyll, urls: '' }) ?? withoutEnd(`/${name.replace(/^_/, '')}`);
}
