// The pages of tests/sites/atlas, and the words of its longest document, in each language.

export type Language = 'en' | 'de' | 'he';

export const languages: readonly Language[] = ['en', 'de', 'he'];

/** Each page of the site in all its languages. */
export const paths: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  home: { en: '/', de: '/de', he: '/he' },
  about: { en: '/about', de: '/de/ueber-uns', he: '/he/odot' },
  notes: { en: '/notes', de: '/de/notizen', he: '/he/reshimot' },
  guides: { en: '/guides', de: '/de/anleitungen', he: '/he/madrichim' },
  field: { en: '/guides/field', de: '/de/anleitungen/feld', he: '/he/madrichim/shetach' },
  contours: { en: '/guides/field/contours', de: '/de/anleitungen/feld/hoehenlinien', he: '/he/madrichim/shetach/kavei-gova' },
  north: { en: '/guides/field/magnetic-north', de: '/de/anleitungen/feld/magnetisch-nord', he: '/he/madrichim/shetach/tzafon' },
  symbols: { en: '/guides/field/symbols', de: '/de/anleitungen/field/symbols' },
  trailMarks: { he: '/he/madrichim/shetach/simun' },
  printing: { en: '/guides/printing', de: '/de/anleitungen/printing', he: '/he/madrichim/printing' },
  survey: { en: '/notes/spring-survey', de: '/de/notizen/fruehjahr', he: '/he/reshimot/aviv' },
  screen: { en: '/notes/paper-or-screen', de: '/de/notizen/paper-or-screen', he: '/he/reshimot/paper-or-screen' },
  oldSheets: { en: '/notes/old-sheets', de: '/de/notizen/old-sheets' },
  desert: { he: '/he/reshimot/desert-paths' },
  evening: { en: '/notes/club-evening', de: '/de/notizen/club-evening', he: '/he/reshimot/club-evening' },
  surveyTopic: { en: '/topics/survey', de: '/de/themen/survey', he: '/he/nosim/survey' },
  paperTopic: { en: '/topics/paper', de: '/de/themen/paper', he: '/he/nosim/paper' },
  archive: { en: '/archive', de: '/de/archiv', he: '/he/archion' },
  archive2: { en: '/archive/2', de: '/de/archiv/2', he: '/he/archion/2' },
};

/** Returns the path of a page in a language, or '' if the page does not exist in that language. */
export const pathOf = (page: string, language: Language): string => paths[page]?.[language] ?? '';

/** Returns the paths of all pages in a language. */
export const pagesIn = (language: Language): string[] => Object.values(paths).flatMap((each) => each[language] ?? []);

interface Words {
  readonly first: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly note: string;
  readonly warning: string;
  readonly footnotes: string;
  readonly lastId: string;
  readonly parts: readonly string[];
  readonly terms: readonly string[];
  readonly caption: string;
  readonly alt: string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    first: 'A contour line joins places of <strong>one height</strong>. On our sheets, at 1:25,000, they are <del>ten</del> <em>five</em>',
    table: 'Table 1: Shape, On the map, Height',
    columns: ['Shape', 'On the map', 'Height'],
    note: 'At the first stop',
    warning: 'Warning',
    footnotes: 'Footnotes',
    lastId: 'knolls--gullies',
    parts: ['Shapes', 'Draw a profile', 'Knolls & gullies'],
    terms: ['Contour', 'Interval'],
    caption: 'The hill in profile, twice as high as it is wide',
    alt: 'A hill above a lake, drawn with contour lines',
  },
  de: {
    first:
      'Eine Höhenlinie verbindet Orte <strong>einer Höhe</strong>. Auf unseren Blättern, im Maßstab 1:25.000, liegen sie <del>zehn</del> <em>fünf</em>',
    table: 'Tabelle 1: Form, Auf der Karte, Höhe',
    columns: ['Form', 'Auf der Karte', 'Höhe'],
    note: 'Beim ersten Halt',
    warning: 'Warnung',
    footnotes: 'Fußnoten',
    lastId: 'kuppen--rinnen',
    parts: ['Formen', 'Ein Profil zeichnen', 'Kuppen & Rinnen'],
    terms: ['Höhenlinie', 'Abstand'],
    caption: 'Der Hügel im Profil, doppelt so hoch wie breit',
    alt: 'Ein Hügel über einem See, mit Höhenlinien gezeichnet',
  },
  he: {
    first:
      'קו גובה מחבר מקומות <strong>בגובה אחד</strong>. בגיליונות שלנו, בקנה מידה \u20661:25,000\u2069, הם במרחק <del>עשרה</del> <em>חמישה</em>',
    table: 'טבלה 1: צורה, במפה, גובה',
    columns: ['צורה', 'במפה', 'גובה'],
    note: 'בעצירה הראשונה',
    warning: 'אזהרה',
    footnotes: 'הערות שוליים',
    lastId: 'גבעות-וערוצים',
    parts: ['צורות', 'שרטוט חתך', 'גבעות וערוצים'],
    terms: ['קו גובה', 'מרווח'],
    caption: 'הגבעה בחתך, גובהה כפול מרוחבה',
    alt: 'גבעה מעל אגם, משורטטת בקווי גובה',
  },
};
