// What the generators' ways to make URLs have in common.

/** The path of a page by the pattern of its generator, or the part of the pattern that has no value. */
export type PermalinkPath = { readonly path: string } | UnfilledPermalink;

/** A pattern such as `/:year/:slug/`, and its part for which an import has no value. */
export interface UnfilledPermalink {
  readonly pattern: string;
  readonly part: string;
}

/** Returns the number of a day in its year, from 1 on. */
export const dayOfYear = (year: string, month: string, day: string): number =>
  (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(Number(year), 0, 0)) / 86_400_000;
