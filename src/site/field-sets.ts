// Keys that belong together, for schemas of sites: `z.strictObject({ ...fieldSets.heading, text })`.
import { anchor, heading, lasting, lastingHeading, optionalHeading } from '../model/entries/heading.ts';
import { dated, reviewed } from '../model/time/dated.ts';

/**
 * Keys that belong together, to be spread into a schema.
 *
 * @example
 * ```tsx
 * import { fieldSets, text, z } from 'archipel';
 *
 * export const schema = z.strictObject({ ...fieldSets.heading, note: text.optional() });
 * ```
 */
export const fieldSets = {
  /** An `id` for links, and the days between which a section is shown. */
  anchor,
  /** The days between which something is shown, and the day by which it has to be reviewed. */
  dated,
  /** `anchor`, and kicker, title and lead of a section. */
  heading,
  /** An `id` of a section that its page cannot do without, and the day of its review. */
  lasting,
  /** `lasting`, and words that may be left out. */
  lastingHeading,
  /** `anchor`, and words that may be left out. */
  optionalHeading,
  /** The day by which something has to be reviewed. */
  reviewed,
};
