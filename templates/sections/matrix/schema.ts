import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const place = z.int().min(1).max(5);

const idea = z
  .strictObject({
    label: text.meta({ description: 'The idea, in a few words.' }),
    effort: place.meta({ description: 'A number from 1 (low) to 5 (high).' }),
    benefit: place.meta({ description: 'A number from 1 (low) to 5 (high).' }),
    advice: text.meta({ description: 'What to do with the idea, in a few words.' }),
    first: z.literal(true).optional().meta({ description: 'The idea to start with.' }),
  })
  .meta({ title: 'Idea', description: 'An idea, with its place on the plane.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    effort: text.meta({ description: 'The name of the axis from left to right.' }),
    benefit: text.meta({ description: 'The name of the axis from bottom to top.' }),
    items: z.array(idea).min(2).max(7).meta({ description: 'Two to seven ideas, no two in one place.' }),
    caption: text.meta({ description: 'A line under the ideas.' }),
  })
  .meta({ description: 'Ideas by effort and benefit, on a plane across the window.' });
