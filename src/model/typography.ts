// The site's settings for the typography of its texts. The rules themselves are in content/typography.

/** The rules, by name: each has a code of its own, such as `typography-percent`. */
export const typographyRules = ['percent', 'unit', 'abbreviation', 'minus', 'quotes', 'apostrophe', 'dash', 'punctuation'] as const;

/** Their codes. */
export const typographyCodes = typographyRules.map((rule) => `typography-${rule}` as const);

export type TypographyRule = (typeof typographyRules)[number];

export interface TypographySettings {
  /** Rules that do not hold on this site. */
  readonly off?: readonly TypographyRule[];
  /** Words that stay as they are written, such as a name or a slogan: `Yahoo!`. */
  readonly keep?: readonly string[];
}
