// Reads the redirects of a MkDocs site: https://github.com/mkdocs/mkdocs-redirects
import { isBlock } from '../../../model/data/block.ts';
import { type ConfigFile, configBlock, configIn } from '../config-data.ts';
import type { StatedRedirects } from './stated-redirects.ts';

/** Returns the redirects of the plugin. `urls` is the path under which the imported folder was published. */
export function mkdocsRedirects({ config, path }: ConfigFile, urls: string): StatedRedirects {
  const { plugins, docs_dir: folder = 'docs' } = configIn(config);
  const [settings] = [plugins].flat().flatMap((each) => (isBlock(each) && isBlock(each['redirects']) ? [each['redirects']] : []));
  // The imported folder may be a part of the documents, such as docs/guide.
  const inside = path.slice(String(folder).length);
  const root = inside !== '' && urls.endsWith(inside) ? urls.slice(0, -inside.length) : urls;
  const pageOf = (file: string): string => `${root}/${file.replace(/#.*$/, '').replace(/(?:^|(?<=\/))(?:index|README)\.md$|\.md$/, '')}`;
  const lines = config.split('\n');
  const stated = Object.entries(configBlock(settings?.['redirect_maps'])).map(([from, to]) => ({
    from: pageOf(from),
    to: /^https?:/.test(String(to)) ? String(to) : pageOf(String(to)),
    place: { file: 'mkdocs.yml', line: lines.findIndex((line) => line.includes(from)) + 1, words: from },
  }));
  return { stated, left: [] };
}
