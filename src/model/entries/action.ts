// A button or link with its label.
import * as z from 'zod';
import { text } from '../languages/text.ts';
import { link } from '../references/link.ts';

/** A button: its words, and where it leads. */
export const action = z
  .strictObject({ label: text.meta({ description: 'What the button says.' }), link })
  .meta({ title: 'Button', description: 'A button: what it says and where it leads. The first of several is the main one.' });

/** One to three buttons. */
export const actions = z.array(action).min(1).max(3).meta({ description: 'One to three buttons; the first is the main one.' });
