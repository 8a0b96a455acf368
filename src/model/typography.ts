// The site's settings for the typography of its texts. The rules themselves are in content/typography.

/** The rules by name. Each has its own diagnostic code, such as `typography-percent`. */
const typographyRules = ['percent', 'unit', 'abbreviation', 'minus', 'quotes', 'apostrophe', 'dash', 'punctuation'] as const;

/** The diagnostic codes of the rules. */
export const typographyCodes = typographyRules.map((rule) => `typography-${rule}` as const);

export type TypographyRule = (typeof typographyRules)[number];

export interface TypographySettings {
  /** Rules that are turned off on this site. */
  readonly off?: readonly TypographyRule[];
  /** Words that must not be changed, such as a name or a slogan: `Yahoo!`. */
  readonly keep?: readonly string[];
}
