import { id, optionalHeading } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...optionalHeading,
    source: id.meta({ names: 'prose', description: 'The name of the MDX files beside this file: NAME.de.mdx and NAME.en.mdx.' }),
  })
  .meta({ description: 'Longer text, written as MDX.' });
