// The site's additions to the content that archipel knows: the links of header and footer, and the messages of templates. The
// messages of an island are in the folder of the island.
import { fieldSets, link, text, words, z } from 'archipel';

const entry = z
  .strictObject({ label: text.meta({ description: 'The words of the link.' }), link, ...fieldSets.dated })
  .meta({ title: 'Link', description: 'A link of header or footer.' });

export const own = {
  data: {
    navigation: z
      .strictObject({
        header: z.array(entry).min(1).meta({ description: 'The links at the top of every page.' }),
        footer: z.array(entry).meta({ description: 'The links at the end of every page.' }),
      })
      .meta({ title: 'Navigation', description: 'The links of header and footer.' }),
  },
  messages: z.strictObject({
    layout: words('Words of the layout around every page.', {
      skip: 'The first link of every page, for keyboards: jumps to the content.',
      mainNavigation: 'The name of the main menu, read aloud.',
      footerNavigation: 'The name of the links in the footer, read aloud.',
      menu: 'The button that opens menu and languages in a narrow window.',
      languages: 'The name of the list of languages, read aloud.',
      breadcrumb: 'The name of the path to the page, read aloud.',
      tagline: 'The sentence beside the name in the footer.',
      sources: 'The switch of the notes in the margin, where a page names its files.',
      section: 'Where in its file a section is. {{number}} is filled in.',
      copyright: 'The last line of every page. {{year}} and {{name}} are filled in.',
    }),
  }),
  // Names of content keys and section types in messages of archipel.
  labels: {
    header: { en: 'header', de: 'Kopfzeile' },
    footer: { en: 'footer', de: 'Fußzeile' },
    question: { en: 'question', de: 'Frage' },
    answer: { en: 'answer', de: 'Antwort' },
    topic: { en: 'topic', de: 'Thema' },
    summary: { en: 'summary', de: 'Zusammenfassung' },
    tagline: { en: 'tagline', de: 'Untertitel' },
  },
};
