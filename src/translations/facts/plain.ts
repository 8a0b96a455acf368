// Converts prose to the form in which facts are compared: components become facts in braces, as in YAML, and links
// within the site lose their URL.
import type { DifferingFacts } from './differing-facts.ts';

/**
 * Matches the URL of a Markdown link to a page or heading of the site. These URLs differ between languages, and other checks cover them.
 */
const innerAddress = /(\]\(|^ {0,3}\[[^\]\n]+\]:[ \t]*)(?:[/.#](?!\/)[^\s)]*|[\w./-]+\.(?:mdx?|ya?ml)(?:#[^\s)]*)?)(?=[\s)]|$)/gm;

/** Entities for non-breaking spaces. */
const space = /&(?:nbsp|#160|#8239|#x(?:a0|202f));/gi;

/**
 * Converts `<Fact name="company" />` to `{company}`, `<Link phone="support">` to `{link.phone.support}`,
 * `[words](./file.md)` to `[words]()` and `50&nbsp;%` to `50 %`.
 */
export const comparableText = (text: string): string => withBraces(text).replaceAll(innerAddress, '$1').replaceAll(space, '\u00A0');

const withBraces = (text: string): string =>
  text.includes('<')
    ? text.replaceAll(/<Fact\s+name="([^"]*)"\s*\/?>/g, '{$1}').replaceAll(/<Link\s+(phone|email)="([^"]*)"\s*\/?>/g, '{link.$1.$2}')
    : text;

const kindOf = (fact: string): string | undefined => /^\{link\.(phone|email)\./.exec(fact)?.[1];

/**
 * Removes the phone or e-mail link from `facts` if only one language has such a link. If both languages have one, but to
 * different contacts, that is a mistake, and both remain in `facts`.
 */
export function withoutLoneLinks(facts: DifferingFacts | undefined): DifferingFacts | undefined {
  if (facts === undefined) return undefined;
  const answered = (fact: string, others: readonly string[]): boolean =>
    kindOf(fact) === undefined || others.some((other) => kindOf(other) === kindOf(fact));
  const source = facts.source.filter((fact) => answered(fact, facts.target));
  const target = facts.target.filter((fact) => answered(fact, facts.source));
  return source.length + target.length === 0 ? undefined : { source, target };
}
