// An excerpt of a register of AI systems.
import { type Localized, text } from 'archipel';
import * as z from 'zod';

export const register = z
  .strictObject({
    title: text.meta({ description: 'The title of the register.' }),
    rows: z
      .array(
        z
          .strictObject({
            system: text.meta({ description: 'The AI system.' }),
            role: text.meta({ description: 'The role under the AI Act: provider or deployer.' }),
            risk: text.meta({ description: 'The risk class.' }),
            level: z
              .enum(['minimal', 'limited', 'high'])
              .meta({ description: 'The risk class, as a colour. minimal: minimal risk; limited: limited risk; high: high risk.' }),
            measure: text.meta({ description: 'The measure, and its deadline.' }),
          })
          .meta({ title: 'System', description: 'An AI system of the register.' }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The systems.' }),
  })
  .meta({ description: 'An excerpt of a register of AI systems.' });

export type RegisterView = Localized<z.infer<typeof register>>;
