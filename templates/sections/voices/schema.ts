import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const voice = z
  .strictObject({
    tag: z
      .string()
      .regex(/^[a-z]{2}$/)
      .meta({ description: 'The tag of the language.', examples: ['pl'] }),
    name: text.meta({ description: 'The name of the language.' }),
  })
  .meta({ title: 'Voice', description: 'A face that speaks one language.' });

const sentence = z
  .strictObject({
    label: text.meta({ description: 'What the sentence is about, in a word or two.' }),
    lines: z.array(z.string().min(1)).length(4).meta({ description: 'The sentence in each of the four languages.' }),
  })
  .meta({ title: 'Sentence', description: 'The same sentence in each language.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    voices: z.array(voice).length(4).meta({ description: 'Four languages.' }),
    items: z.array(sentence).min(2).max(4).meta({ description: 'Two to four sentences; the first is shown.' }),
    caption: text.meta({ description: 'A line under the faces.' }),
  })
  .meta({ description: 'Four faces say the chosen sentence, each in its own language.' });
