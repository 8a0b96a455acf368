import { actions, fieldSets, name, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.anchor,
    title: text.meta({ description: 'The title of the section.' }),
    text: text.meta({ description: 'One or two sentences under the title.' }),
    actions,
    phone: name.optional().meta({ names: 'phones', description: 'The contact of site.yaml whose telephone number is shown.' }),
  })
  .meta({ description: 'A block with a booking button and, where named, a telephone number.' });
