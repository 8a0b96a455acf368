import { anchor, heading, lasting, lastingHeading, optionalHeading } from '../model/entries/heading.ts';
import { dated, reviewed } from '../model/time/dated.ts';

/**
 * Groups of keys, to be spread into a schema.
 *
 * @example
 * ```tsx
 * import { fieldSets, text, z } from 'archipel';
 *
 * export const schema = z.strictObject({ ...fieldSets.heading, note: text.optional() });
 * ```
 */
export const fieldSets = {
  /** An `id` for links, and the keys of `dated`. */
  anchor,
  /** The dates between which a block is displayed, the date by which it has to be reviewed, and `draft`. */
  dated,
  /** `anchor`, and kicker, title and lead of a section. */
  heading,
  /** An `id` and the review date, for a section that is always displayed because its page cannot do without it. */
  lasting,
  /** `lasting`, and optional heading texts. */
  lastingHeading,
  /** `anchor`, and optional heading texts. */
  optionalHeading,
  /** The date by which a block has to be reviewed. */
  reviewed,
};
