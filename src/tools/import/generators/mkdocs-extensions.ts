// Reads the extensions of a MkDocs site: snippets, which are files that a text names and definitions of links that every text gets, and
// shorthands for links.
// https://facelessuser.github.io/pymdown-extensions/extensions/snippets/
import { isBlock } from '../../../model/data/block.ts';
import { type ConfigFile, configBlock, configIn } from '../config-data.ts';
import type { ShortLinks } from '../convert/short-links.ts';
import type { FillTags } from './liquid.ts';

/** `--8<-- "FILE"` on a line of its own. Names with a section or lines, `FILE:2:4`, stay. */
const named = /^([ \t]*)-+8<-+[ \t]+"([^"\n:;]+)"[ \t]*$/gm;
const definition = /^ {0,3}\[([^\]^\n]+)\]:[ \t]+\S.*$/gm;

/** What the extensions of a MkDocs site write in its texts. */
export interface MkdocsExtensions {
  readonly short: ShortLinks | undefined;
  /** Fills in the snippets of a text. */
  readonly fill: FillTags;
}

export function mkdocsExtensions({ config, textAt }: ConfigFile): MkdocsExtensions {
  const extensions = [configIn(config)['markdown_extensions']].flat();
  const settings = new Map(extensions.flatMap((each) => (isBlock(each) ? Object.entries(each) : [])));
  const { base_path: bases = '.', auto_append: appended = [] } = configBlock(settings.get('pymdownx.snippets'));
  const fileAt = (path: string): string | undefined =>
    [bases].flat().flatMap((base) => textAt(`${String(base)}/${path}`.replace(/^\.\//, ''))?.replaceAll(/\r\n?/g, '\n') ?? [])[0];
  const definitions = [appended].flat().flatMap((path) => [...(fileAt(String(path)) ?? '').matchAll(definition)]);
  const fill: FillTags = (text, _page, count) => {
    const filled = text.replace(named, (found, indent: string, path: string) => {
      const file = fileAt(path);
      if (file === undefined) return found;
      count('snippets');
      return file.trimEnd().replaceAll(/^(?=.)/gm, indent);
    });
    const used = definitions.filter(([, name = '']) => filled.toLowerCase().includes(`[${name.toLowerCase()}]`));
    if (used.length > 0) count('snippets');
    return used.length === 0 ? filled : `${filled.trimEnd()}\n\n${used.map(([line]) => line.trim()).join('\n')}\n`;
  };
  return { short: magicLinks(settings.get('pymdownx.magiclink')), fill };
}

/** Returns the links that magiclink makes: https://facelessuser.github.io/pymdown-extensions/extensions/magiclink/ */
function magicLinks(settings: unknown): ShortLinks | undefined {
  if (!isBlock(settings) || settings['repo_url_shorthand'] !== true || (settings['provider'] ?? 'github') !== 'github') return undefined;
  const { user, repo } = settings;
  const hasRepository = typeof user === 'string' && typeof repo === 'string';
  return { people: 'https://github.com/', issues: hasRepository ? `https://github.com/${user}/${repo}/issues/` : undefined };
}
