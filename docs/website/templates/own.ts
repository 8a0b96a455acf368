// What this site adds to the content that archipel knows: the start page, and the words of templates.
import { text, words, z } from 'archipel';

export const own = {
  data: {
    start: z
      .strictObject({
        kicker: text,
        title: text,
        lead: text,
        begin: text.meta({ description: 'The button that leads to the tutorial.' }),
        why: text.meta({ description: 'The button that leads to the reasons.' }),
        facts: z.array(z.strictObject({ term: text, text })),
        sample: text.meta({ description: 'Above the example of a diagnostic.' }),
        guides: text.meta({ description: 'Above the four kinds of guides.' }),
      })
      .meta({ title: 'Start page', description: 'The words of the start page.' }),
  },
  messages: z.strictObject({
    layout: words('Words of the layout around every page.', {
      skip: 'The first link of every page.',
      menu: 'The button that opens the guides in a narrow window.',
      guides: 'The name of the list of guides, read aloud.',
      close: 'The button that closes a list.',
      contents: 'Above the table of contents, and on the button that opens it.',
      theme: 'The switch between light and dark, read aloud.',
      copy: 'The button that copies code.',
      copied: 'On that button, once it has copied.',
      code: 'The name of that button, read aloud.',
      previous: 'Above the link to the guide before.',
      next: 'Above the link to the guide after.',
      around: 'The name of these two links, read aloud.',
      source: 'Below a guide. {{file}} is filled in.',
      footer: 'The last line of every page.',
      home: 'The name of the link to the start page, read aloud.',
      anchor: 'The link beside a heading, read aloud. {{heading}} is filled in.',
    }),
    search: words('The search of headings.', {
      open: 'On the button that opens the search.',
      label: 'The name of the field.',
      placeholder: 'What can be searched, in the empty field.',
      results: 'The name of the list, read aloud.',
      none: 'When no heading has these words.',
      one: 'When one has them, read aloud.',
      many: 'When several have them, read aloud. {{count}} is filled in.',
      failed: 'When the index cannot be loaded.',
      all: 'The link to the page with all headings, and its title.',
      keys: 'Which keys do what.',
    }),
  }),
};
