import { fieldSets, text } from 'archipel';
import * as z from 'zod';

/** The points that a source can bring: styles add them up, and have a rule for each. */
const points = [5, 10, 15, 20, 25, 30] as const;

const source = z
  .strictObject({
    source: text.meta({ description: 'The name of the source.' }),
    finding: text.meta({ description: 'What the source says.' }),
    points: z.literal(points).meta({ description: 'The number of points that the source adds to the score.' }),
  })
  .meta({ title: 'Source', description: 'A source of the hit.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    hit: text.meta({ description: 'The name of the hit, clearly invented.' }),
    items: z.array(source).min(2).max(6).meta({ description: 'Two to six sources, of at most 100 points together.' }),
    caption: text.meta({ description: 'What visitors can do, below the score.' }),
  })
  .meta({ description: 'A hit with its sources; a source that is crossed out does not count for the score.' });
