// Finds the content of a page's link-preview image: a kicker, a title, one line below, and an icon with its orbit.
import { entryOf, type PageView, sectionsOf, typedView } from 'archipel';
import { messages as ofEditions } from '../collections/editions/messages.ts';
import { partIcons } from '../collections/editions/partIcons.ts';
import { type accents, type EditionView, schema as edition, packageParts } from '../collections/editions/schema.ts';
import { schema as page } from '../collections/pages/schema.ts';
import { schema as solution } from '../collections/solutions/schema.ts';
import { own } from '../own.ts';
import { schema as heroSchema } from '../sections/hero/schema.ts';
import type { View } from '../view.ts';
import { deliverables, homeIcon } from './deliverables.ts';

export interface PreviewWords {
  readonly kicker: string | undefined;
  readonly title: string;
  readonly lead: string | undefined;
  readonly accent: (typeof accents)[number];
  readonly icon: string | undefined;
  /** Icons on the orbit around that icon. */
  readonly satellites: readonly string[];
}

/** Returns the texts and icons of a page's link-preview image, in the language of the page. */
export function wordsOf(view: PageView): PreviewWords {
  const ofEdition = entryOf(view, { folder: 'editions', schema: edition });
  if (ofEdition !== undefined) return editionWords(typedView(view, own, ofEditions), ofEdition);
  const ofSolution = entryOf(view, { folder: 'solutions', schema: solution });
  if (ofSolution !== undefined) {
    const { name: title, hero, icon, meta } = ofSolution;
    return { ...plain, kicker: hero.kicker, title, lead: leadFrom(meta.title, [title, hero.kicker]), icon };
  }
  return pageWords(view);
}

const plain = { accent: 'cyan', satellites: [] } as const;

function pageWords(view: PageView): PreviewWords {
  const { meta, sections = [] } = view.content.entry;
  const [hero] = sectionsOf(sections, 'hero', heroSchema);
  const title = hero?.title ?? entryOf(view, { folder: 'pages', schema: page })?.name ?? '';
  const kicker = hero?.kicker;
  const lead = view.content.kind === 'notFound' ? undefined : leadFrom(meta.title, [title, kicker]);
  const isHome = view.home.current;
  return { ...plain, kicker, title, lead, icon: hero?.icon ?? (isHome ? homeIcon : undefined), satellites: isHome ? deliverables : [] };
}

function editionWords({ settings, t }: View<typeof ofEditions>, { industry, icon, accent, meta }: EditionView): PreviewWords {
  const { product } = settings.leadPackage;
  const headline = t('edition.headline', { product, industry });
  const start = `${product}: `;
  // The product is removed from the start of the headline, because it is above the title.
  const title = headline.startsWith(start) ? headline.slice(start.length) : headline;
  const lead = leadFrom(meta.title, [title, product]);
  return { kicker: product, title, lead, accent, icon, satellites: packageParts.map((part) => partIcons[part]) };
}

const folded = (words: string): string => words.replaceAll('\u00AD', '').toLowerCase();

/** Returns the title for search results, such as “KI-Audit: Risiken prüfen”, without the part before the colon if it repeats `said`. */
function leadFrom(title: string, said: readonly (string | undefined)[]): string {
  const [, name = '', rest = ''] = /^(.+?): (.+)$/.exec(title) ?? [];
  const start = folded(name);
  const known = said.some((words = ' ') => folded(words).includes(start) || start.startsWith(folded(words)));
  return rest === '' || !known ? title : rest.charAt(0).toUpperCase() + rest.slice(1);
}
