// Prose names facts with components, YAML with braces: for comparison, components become braces.
import type { DifferingFacts } from './differing-facts.ts';

/** `text` with `<Fact name="company" />` as `{company}` and `<Link phone="support">` as `{link.phone.support}`. */
export const withBraces = (text: string): string =>
  text.includes('<')
    ? text.replaceAll(/<Fact\s+name="([^"]*)"\s*\/?>/g, '{$1}').replaceAll(/<Link\s+(phone|email)="([^"]*)"\s*\/?>/g, '{link.$1.$2}')
    : text;

const kindOf = (fact: string): string | undefined => /^\{link\.(phone|email)\./.exec(fact)?.[1];

/** Ignores a phone or e-mail link that only one language has; two that lead to different contacts are a mistake. */
export function withoutLoneLinks(facts: DifferingFacts | undefined): DifferingFacts | undefined {
  if (facts === undefined) return undefined;
  const answered = (fact: string, others: readonly string[]): boolean =>
    kindOf(fact) === undefined || others.some((other) => kindOf(other) === kindOf(fact));
  const source = facts.source.filter((fact) => answered(fact, facts.target));
  const target = facts.target.filter((fact) => answered(fact, facts.source));
  return source.length + target.length === 0 ? undefined : { source, target };
}
