// The YAML of a file that is edited: all of it, or the front matter of Markdown.
import { isMarkdownFile } from '../../content/markdown/file-names.ts';
import type { Splice } from '../../content/yaml/splice/with-value.ts';
import { splitFrontMatter } from '../../model/entries/front-matter.ts';

/** The YAML in the text of a file, with the offsets of the file; empty where it has none. */
export const yamlPart = (file: string, text: string): string => (isMarkdownFile(file) ? (splitFrontMatter(text).yaml ?? '') : text);

/** The text of a file with its YAML changed; undefined where that cannot be. */
export function withYamlPart(file: string, text: string, change: (yaml: string) => Splice): string | undefined {
  const yaml = yamlPart(file, text);
  const made = change(yaml);
  if (!('text' in made)) return undefined;
  if (!isMarkdownFile(file)) return made.text;
  // Blanks are in the place of the line above.
  const start = text.indexOf('\n') + 1;
  return text.slice(0, start) + made.text.slice(start) + text.slice(yaml.length);
}
