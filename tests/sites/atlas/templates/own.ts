// The settings and messages that this site defines.
import { words, z } from 'archipel';

export const own = {
  settings: z.object({ founded: z.int().meta({ description: 'The year in which the club was founded.' }) }),
  messages: z.strictObject({
    site: words('Words of the layout.', {
      skip: 'The first link of every page.',
      menu: 'The name of the menu.',
      languages: 'The name of the list of languages.',
      path: 'The name of the path to the page.',
      contents: 'Above the table of contents.',
      download: 'The link to the sheet of a guide. {{name}} is filled in.',
      translator: 'Who has translated a text. {{name}} is filled in.',
      topics: 'Before the topics of a note.',
      parts: 'The name of the list of parts of the archive.',
      moved: 'Before the link of a page that has moved.',
    }),
  }),
};
