// What the gallery says about itself. It is no part of the site, so that its words stand with it.
import type { Locale } from 'archipel';

interface GalleryMessages {
  readonly title: string;
  readonly lead: string;
  readonly sections: string;
  readonly sectionsLead: string;
  readonly layouts: string;
  readonly layoutsLead: string;
  readonly parts: string;
  readonly partsLead: string;
  readonly all: string;
  readonly alone: string;
  readonly source: string;
  readonly navigation: string;
  readonly widths: string;
}

const words: Readonly<Record<string, GalleryMessages>> & { readonly en: GalleryMessages } = {
  de: {
    title: 'Galerie',
    lead: 'Was die Bausteine dieser Site können, an Beispielen: typisch, knapp, mit langen Wörtern, mit vielen Einträgen. Nur in der Vorschau.',
    sections: 'Sections',
    sectionsLead: 'Die Abschnitte, aus denen Seiten bestehen. Das YAML jedes Beispiels lässt sich in eine Seite kopieren.',
    layouts: 'Layouts',
    layoutsLead: 'Ganze Seiten, deren Aufbau eine Vorlage festlegt.',
    parts: 'Teile',
    partsLead: 'Was auf jeder Seite vorkommen kann, in allen Zuständen.',
    all: 'Alle Beispiele',
    alone: 'Allein ansehen',
    source: 'YAML',
    navigation: 'Galerie',
    widths: 'Ansehen in 1440, 768, 375 und 320 Pixeln Breite.',
  },
  en: {
    title: 'Gallery',
    lead: 'What the parts of this site can do, by example: typical, short, with long words, with many items. In the preview only.',
    sections: 'Sections',
    sectionsLead: 'What pages are made of. The YAML of each example can be copied into a page.',
    layouts: 'Layouts',
    layoutsLead: 'Whole pages whose shape a template decides.',
    parts: 'Parts',
    partsLead: 'What may stand on any page, in all its states.',
    all: 'All examples',
    alone: 'Look at it alone',
    source: 'YAML',
    navigation: 'Gallery',
    widths: 'Look at it 1440, 768, 375 and 320 pixels wide.',
  },
};

/** The words of the gallery in the language of a page, or in English. */
export const wordsIn = (locale: Locale): GalleryMessages => words[locale] ?? words.en;
