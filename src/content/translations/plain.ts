// Prose names facts by components, YAML in braces: for comparing, both are in braces.
import type { DifferingFacts } from './differing-facts.ts';

const linked = '{link.';

/** `text` with `<Fact name="company" />` as `{company}` and `<Link phone="support">` as `{link.phone.support}`. */
export const plainOf = (text: string): string =>
  text.includes('<')
    ? text.replaceAll(/<Fact\s+name="([^"]*)"\s*\/?>/g, '{$1}').replaceAll(/<Link\s+(phone|email)="([^"]*)"\s*\/?>/g, `${linked}$1.$2}`)
    : text;

/** A language may offer a way to call or write that the other does not; two that lead to different people are a mistake. */
export function withoutLoneLinks(facts: DifferingFacts | undefined): DifferingFacts | undefined {
  if (facts === undefined) return undefined;
  const isLink = (fact: string): boolean => fact.startsWith(linked);
  if (facts.german.some(isLink) && facts.english.some(isLink)) return facts;
  const [german, english] = [facts.german, facts.english].map((side) => side.filter((fact) => !isLink(fact)));
  return german?.length || english?.length ? { german: german ?? [], english: english ?? [] } : undefined;
}
