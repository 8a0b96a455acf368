import type * as z from 'zod';
import type { Localized } from '../languages/localized.ts';

/** The props of a section's component: its data in one language, with links resolved. */
export interface SectionProps<Schema extends z.ZodType> {
  readonly section: Localized<z.infer<Schema>>;
}
