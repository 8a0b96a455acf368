import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const claim = z
  .strictObject({
    text: text.meta({ description: 'A sentence or a part of one.' }),
    source: text.meta({ description: 'What the check of its source found.' }),
    struck: z.literal(true).optional().meta({ description: 'The claim has no source: after the check, it is struck out.' }),
  })
  .meta({ title: 'Claim', description: 'A claim of the answer, with the check of its source.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    states: z.array(text).length(2).meta({ description: 'The names of the two states: the checked answer, and the draft.' }),
    items: z.array(claim).min(2).max(6).meta({ description: 'Two to six claims, in reading order.' }),
    caption: text.meta({ description: 'A line under the answer.' }),
  })
  .meta({ description: 'An answer in very large letters; once it is checked, claims without a source are struck out.' });
