import { action, fieldSets, z } from 'archipel';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    count: z
      .int()
      .min(1)
      .meta({ description: 'How many.', examples: [3] }),
    more: action.optional().meta({ description: 'A link under them.' }),
  })
  .meta({ description: 'The newest notes.' });
