// Fields that several kinds of examples have.
import { text } from 'archipel';
import * as z from 'zod';

/** Hours and minutes, or minutes and seconds. */
export const time = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .meta({ description: 'Hours and minutes, or minutes and seconds: 07:02.', examples: ['07:02'] });

/** The fields of the frame around most kinds of examples. */
export const frame = {
  title: text.meta({ description: 'The title of the example.' }),
  line: text.optional().meta({ description: 'The person or the company that the example is about.' }),
  outcome: text.meta({ description: 'The outcome of the example.' }),
  note: text.optional().meta({ description: 'A detail of the outcome.' }),
};

/** A label with its value. */
export const pair = z
  .strictObject({
    label: text.meta({ description: 'The name of the value.' }),
    value: text.meta({ description: 'The value that was found.' }),
  })
  .meta({ title: 'Value', description: 'A label with its value.' });
