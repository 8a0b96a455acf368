// PageView → what its picture says: a kicker, a title, one line below, and an icon with its orbit.
import type { accents } from '../../src/model/edition.ts';
import type { PageView } from '../../src/model/view.ts';
import { partIcons } from '../layouts/partIcons.ts';
import { deliverables, homeIcon } from '../sections/deliverables.ts';

export interface PreviewWords {
  readonly kicker: string | undefined;
  readonly title: string;
  readonly lead: string | undefined;
  readonly accent: (typeof accents)[number];
  readonly icon: string | undefined;
  /** Icons on the orbit around it. */
  readonly satellites: readonly string[];
}

/** The words and the icon of a page's picture, in its language. */
export function wordsOf(view: PageView): PreviewWords {
  const { content } = view;
  if (content.kind === 'edition') return ofEdition(view, content);
  const plain = { accent: 'cyan', satellites: [] } as const;
  if (content.kind === 'solution') {
    const { name: title, hero, icon, meta } = content.solution;
    return { ...plain, kicker: hero.kicker, title, lead: leadFrom(meta.title, [title, hero.kicker]), icon };
  }
  const { sections, meta } = content.page;
  const hero = sections.find((section) => section.type === 'hero');
  const title = hero?.title ?? content.page.name;
  const kicker = hero?.kicker;
  const lead = content.kind === 'notFound' ? undefined : leadFrom(meta.title, [title, kicker]);
  const isHome = view.home.current;
  return { ...plain, kicker, title, lead, icon: hero?.icon ?? (isHome ? homeIcon : undefined), satellites: isHome ? deliverables : [] };
}

function ofEdition({ site, t }: PageView, { edition, parts }: Extract<PageView['content'], { kind: 'edition' }>): PreviewWords {
  const { industry, icon, accent, meta } = edition;
  const headline = t('edition.headline', { product: site.product, industry });
  const product = `${site.product}: `;
  // The product stands above the title, where the headline of the page has it in front.
  const title = headline.startsWith(product) ? headline.slice(product.length) : headline;
  const lead = leadFrom(meta.title, [title, site.product]);
  return { kicker: site.product, title, lead, accent, icon, satellites: parts.map((part) => partIcons[part]) };
}

const plain = (words: string): string => words.replaceAll('\u00AD', '').toLowerCase();

/** The title for search results without a beginning that `said` says too: “KI-Audit: Risiken prüfen”. */
function leadFrom(title: string, said: readonly (string | undefined)[]): string {
  const [, name = '', rest = ''] = /^(.+?): (.+)$/.exec(title) ?? [];
  const start = plain(name);
  const known = said.some((words = ' ') => plain(words).includes(start) || start.startsWith(plain(words)));
  return rest === '' || !known ? title : rest.charAt(0).toUpperCase() + rest.slice(1);
}
