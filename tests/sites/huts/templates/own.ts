import { link, text, words, z } from 'archipel';

export const own = {
  settings: z.object({ season: text.meta({ description: 'When the huts are open.' }) }),
  data: { menu: z.strictObject({ links: z.array(z.strictObject({ label: text, link })).min(1) }).meta({ title: 'Menu' }) },
  messages: z.strictObject({
    site: words('Words of the layout around every page.', {
      skip: 'The first link of every page.',
      menu: 'The name of the menu.',
      languages: 'The name of the list of languages.',
      moved: 'Before the link of a page that has moved.',
    }),
  }),
};
