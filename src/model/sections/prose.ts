import * as z from 'zod';
import { id } from '../names.ts';
import { optionalHeading } from './heading.ts';

export const prose = z
  .strictObject({
    type: z.literal('prose'),
    ...optionalHeading,
    source: id.meta({ names: 'prose', description: 'The name of the MDX files beside this file: NAME.de.mdx and NAME.en.mdx.' }),
  })
  .meta({ description: 'Longer text, written as MDX.' });
