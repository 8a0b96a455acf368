// Replaces commands that include another text of the folder with that text: shortcodes, and comments of VitePress.
import { linkedFile } from '../../../content/prose/inner-link.ts';
import type { Count } from '../changes.ts';
import { textEnding } from '../file-names.ts';
import { splitText } from '../front-matter.ts';
import { attributesIn } from './rules.ts';

/**
 * `{{% include "notes/fares" %}}`, `{{< include file="fares.md" >}}`, or `<!--@include: ./fares.md-->` in VitePress. The groups are what
 * precedes it in its line, and its words.
 */
const include =
  /(?<=^([ \t]*)|[\s\S])(?:\{\{[<%] *(?:include|readfile)\b((?:(?!\{\{).)*?)\/? *[>%]\}\}|<!-- *@include:( *[^\s{}#>]+?) *-->)/gm;

interface Including {
  /** The path of the text with the shortcodes. */
  readonly from: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly count: Count;
}

/** Returns a body with the bodies of the texts that it includes. A shortcode that names no text, or one around it, stays. */
export function withIncludes(body: string, { from, texts, count }: Including, around: readonly string[] = []): string {
  return body.replace(include, (found, ...[indent, ofHugo, words = ofHugo ?? '']: (string | undefined)[]) => {
    const { file, path = file ?? /^ *["`]?([^"`\s]+)/.exec(words)?.[1] ?? '' } = attributesIn(words);
    const included = [path.replace(/^\//, ''), linkedFile(from.replace(/\/?[^/]*$/, ''), path)]
      .flatMap((each) => [each, `${each.replace(textEnding, '')}.md`, `${each}/index.md`])
      .find((each) => texts.has(each));
    if (included === undefined || around.includes(included)) return found;
    count('includes');
    const { body: inner } = splitText(texts.get(included) ?? '');
    const whole = withIncludes(inner, { from: included, texts, count }, [...around, from, included]).trim();
    return indent === undefined ? whole : whole.replaceAll(/(?<=\n)(?=.)/g, indent);
  });
}
