import { link, text, words, z } from 'archipel';

export const own = {
  settings: z.object({ season: text.meta({ description: 'When the huts are open.' }) }),
  data: { menu: z.strictObject({ links: z.array(z.strictObject({ label: text, link })).min(1) }).meta({ title: 'Menu' }) },
  messages: z.strictObject({
    site: words('What stands around every page.', {
      skip: 'The first link of every page.',
      menu: 'The name of the menu.',
      languages: 'The name of the list of languages.',
      moved: 'Before the link of a page that has moved.',
    }),
    facts: words('What is said of huts and tours.', {
      altitude: 'Before the altitude of a hut. {{metres}} is filled in.',
      ascent: 'Before the ascent of a tour. {{metres}} is filled in.',
      start: 'Before the link to the hut where a tour begins.',
    }),
    question: words('What the form for questions sends and answers.', {
      subject: 'The subject of the mail. {{locale}} is the language of the visitor.',
      sent: 'The answer to a question that was sent.',
      failed: 'The answer to one that was not.',
    }),
    packing: words('The packing list.', {
      title: 'Its heading.',
      left: 'How much is left. {{count}} is filled in.',
      done: 'All is packed.',
    }),
  }),
};
