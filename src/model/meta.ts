// What search engines and link previews show of a page.
import * as z from 'zod';
import { text } from './text.ts';

export const meta = z
  .strictObject({
    title: text.meta({ description: 'The title in the browser tab and in search results; unique on the site, best 30 to 60 characters.' }),
    description: text.meta({ description: 'One or two sentences for search results; unique on the site, best 110 to 160 characters.' }),
  })
  .meta({ description: 'What search engines and link previews show.' });
