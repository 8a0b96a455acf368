import { fieldSets, icon, text } from 'archipel';
import * as z from 'zod';

const levels = ['minimal', 'limited', 'high'] as const;

const tool = z
  .strictObject({
    icon: icon.meta({ description: 'The icon beside the box.' }),
    tool: text.meta({ description: 'What visitors may use: a kind of system, no product.' }),
    level: z
      .enum(levels)
      .meta({ description: 'The level of risk, which gives the colour. minimal: minimal risk; limited: limited risk; high: high risk.' }),
    risk: text.meta({ description: 'The level in words, with the article.' }),
    measure: text.meta({ description: 'What to do first.' }),
    ticked: z.literal(true).optional().meta({ description: 'Ticked when the page opens.' }),
  })
  .meta({ title: 'Tool', description: 'A box, and the line that it adds to the register.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    sheet: text.meta({ description: 'The title of the register.' }),
    items: z.array(tool).min(2).max(10).meta({ description: 'Two to ten tools.' }),
    note: text.meta({ description: 'The note below the draft: what the draft is not.' }),
  })
  .meta({ description: 'Boxes to tick; each ticked system is added to the draft of a register of AI systems.' });
