import type * as z from 'zod';
import type { Localized } from '../languages/localized.ts';

/** What the component of a section is given: its data in one language, links resolved. */
export interface SectionProps<Schema extends z.ZodType> {
  readonly section: Localized<z.infer<Schema>>;
}
