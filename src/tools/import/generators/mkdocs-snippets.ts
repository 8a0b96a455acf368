// Fills in the snippets of MkDocs: files that a text names, and the definitions of links in files that every text gets.
// https://facelessuser.github.io/pymdown-extensions/extensions/snippets/
import { parse } from 'yaml';
import { attempt } from '../../../model/attempt.ts';
import { isBlock } from '../../../model/data/block.ts';
import type { Count } from '../changes.ts';

/** The configuration of a MkDocs site. */
export interface MkdocsFile {
  /** The text of mkdocs.yml. */
  readonly config: string;
  /** Returns the text of a file, by its path from that file; undefined if there is none. */
  readonly textAt: (path: string) => string | undefined;
}

/** `--8<-- "FILE"` on a line of its own. Names with a section or lines, `FILE:2:4`, stay. */
const named = /^([ \t]*)-+8<-+[ \t]+"([^"\n:;]+)"[ \t]*$/gm;
const definition = /^ {0,3}\[([^\]^\n]+)\]:[ \t]+\S.*$/gm;

/** Returns the function that fills in the snippets of a text. */
export function mkdocsSnippets({ config, textAt }: MkdocsFile): (text: string, count: Count) => string {
  const read = attempt((): unknown => parse(config, { logLevel: 'silent' }));
  const extensions = isBlock(read) ? [read['markdown_extensions']].flat() : [];
  const settings = extensions.flatMap((each) => (isBlock(each) ? Object.entries(each) : [])).find(([name]) => name === 'pymdownx.snippets');
  const { base_path: bases = '.', auto_append: appended = [] } = isBlock(settings?.[1]) ? settings[1] : {};
  const fileAt = (path: string): string | undefined =>
    [bases].flat().flatMap((base) => textAt(`${String(base)}/${path}`.replace(/^\.\//, ''))?.replaceAll(/\r\n?/g, '\n') ?? [])[0];
  const definitions = [appended].flat().flatMap((path) => [...(fileAt(String(path)) ?? '').matchAll(definition)]);
  return (text, count) => {
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
}
