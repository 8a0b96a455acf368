// Writes the links that plugins make from names and numbers: `@ada` and `#12`.
import type { Count } from '../changes.ts';

/** What the shorthands of a site mean. */
export interface ShortLinks {
  /** The start of the address of a person, which the name completes. */
  readonly people: string;
  /** The start of the address of an issue, which its number completes; undefined if `#12` is not a link. */
  readonly issues?: string | undefined;
}

/** Links, definitions, tags and addresses, which remain as they are. */
const others =
  /(!?\[(?:[^[\]]|\[[^[\]]*\])*\](?:\([^()\s]*(?:[ \t]+"[^"\n]*")?\)|\[[^[\]]*\]|:[^\n]*)?|<a\b[^<>]*>[\s\S]*?<\/a>|<[^<>\n]+>|https?:\/\/\S+)/g;
const person = /(?<![\w@/.\\&-])@([a-z\d](?:-?[a-z\d])*)(?![\w/@-]|\.\w)/gi;
const issue = /(?<=^|[\s(,;:])#(\d+)\b/gm;

/** Returns a text without code with its shorthands as links. */
export const withShortLinks = (text: string, { people, issues }: ShortLinks, count: Count): string =>
  text
    .split(others)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const linked = (words: string, address: string): string => {
        count('links');
        return `[${words}](${address})`;
      };
      const named = part.replace(person, (words, name: string) => linked(words, people + name));
      return issues === undefined ? named : named.replace(issue, (words, number: string) => linked(words, issues + number));
    })
    .join('');
