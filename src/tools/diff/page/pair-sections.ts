import type { Aligned } from '../align.ts';
import { likenessOf } from '../words.ts';
import type { PageSection } from './page-content.ts';

export type SectionPair = Aligned<PageSection>;

type Matches = (from: PageSection, to: PageSection) => boolean;

/**
 * Pairs sections of the same region, first by id and text, then by id, by title, by text, by similar words and, if both pages have the
 * same number of sections, by place. The pairs are in the order of the new page, with removed sections at the end.
 */
export function pairSections(before: readonly PageSection[], after: readonly PageSection[]): readonly SectionPair[] {
  const partners = new Map<PageSection, PageSection>();
  const left = new Set(before);
  const pairBy = (matches: Matches): void => {
    for (const to of after) {
      const from = partners.has(to) ? undefined : [...left].find((each) => each.region === to.region && matches(each, to));
      if (from === undefined) continue;
      partners.set(to, from);
      left.delete(from);
    }
  };
  const texts = new Map([...before, ...after].map((section) => [section, section.blocks.map(({ text }) => text).join('\n')]));
  const textOf = (section: PageSection): string => texts.get(section) ?? '';
  pairBy((from, to) => from.id === to.id && textOf(from) === textOf(to));
  pairBy((from, to) => from.id !== '' && from.id === to.id);
  pairBy((from, to) => from.title === to.title);
  pairBy((from, to) => textOf(from) === textOf(to));
  pairBy((from, to) => likenessOf(textOf(from), textOf(to)) > 0.4);
  if (before.length === after.length) pairBy((from, to) => before.indexOf(from) === after.indexOf(to));
  return [...after.map((to): SectionPair => [partners.get(to), to]), ...[...left].map((from): SectionPair => [from, undefined])];
}
