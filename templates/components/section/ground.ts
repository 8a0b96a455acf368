// The background of a section, for the schemas of sections that can have one.
import * as z from 'zod';

export const ground = {
  ground: z.literal('band').optional().meta({ description: 'band: a ground of its own, from edge to edge of the window.' }),
};
