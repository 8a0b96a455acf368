// Finds names of campaigns and price lists: values of the key `campaign`, and facts in texts.
import { factPattern } from '../../../model/facts.ts';

/** Returns the campaign of a fact such as `campaign.summer.end`; undefined for other facts. */
export const campaignOfFact = (fact: string): string | undefined => /^campaign\.([^.]+)\./.exec(fact)?.[1];

/** Returns the campaigns that the value of a key names. */
export function campaignsNamedIn(key: string, value: unknown): readonly string[] {
  if (typeof value !== 'string') return [];
  return key === 'campaign' ? [value] : factsIn(value).flatMap((fact) => campaignOfFact(fact) ?? []);
}

/** Returns the price list of a fact such as `price.audit.regular.once`; undefined for other facts. */
export const listOfFact = (fact: string): string | undefined => /^price\.([^.]+)\./.exec(fact)?.[1];

/** Returns the names of the price lists whose prices a text states, without duplicates. */
export const listsStatedIn = (text: string): readonly string[] =>
  text.includes('{price.') ? [...new Set(factsIn(text).flatMap((fact) => listOfFact(fact) ?? []))] : [];

/** Returns the names of facts in a text. */
const factsIn = (text: string): string[] => (text.includes('{') ? [...text.matchAll(factPattern)].flatMap(([, name]) => name ?? []) : []);
