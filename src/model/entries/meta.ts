// What search engines and link previews show of a page.
import * as z from 'zod';
import { text } from '../languages/text.ts';

export const meta = z
  .strictObject({
    title: text.meta({ description: 'The title in the browser tab and in search results; unique on the site.' }),
    description: text.meta({ description: 'One or two sentences for search results; unique on the site.' }),
  })
  .meta({ title: 'Search result', description: 'What search engines and link previews show.' });
