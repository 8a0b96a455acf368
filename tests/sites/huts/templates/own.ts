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
  }),
};
