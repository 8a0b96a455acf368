// The picture of a page for link previews: one that the site names, or one that the definition draws, whose address is
// known before it is drawn.
import type { Site } from '../../model/site-content.ts';
import type { PageView } from '../../model/view.ts';
import type { Route } from '../../routes/plan-routes.ts';
import type { Preview, SiteDefinition } from '../../site/definition.ts';

/** How pictures become bytes. */
export interface OgImageRenderer {
  /** A short name, equal for equal pictures and equal ways of drawing them. */
  readonly hashOf: (picture: Preview) => string;
  /** The picture as a JPEG file; missing where nothing is to be drawn. */
  readonly render?: (picture: Preview, hash: string) => Promise<Uint8Array>;
}

export interface PageImage {
  /** From the root of the site: `/assets/og-ai-audit-1a2b3c4d5e.jpg`. */
  readonly url: string;
  /** What is to be drawn for it; missing where the site names a picture. */
  readonly drawn?: { readonly picture: Preview; readonly hash: string };
}

interface ImageInput {
  readonly site: Site;
  readonly definition: SiteDefinition;
  readonly ogImages: OgImageRenderer;
}

/** The host and the home page of a language, as people say them: `example.com/en`. */
const spoken = (baseUrl: string, home: string): string => `${baseUrl.replace(/^https?:\/\/(?:www\.)?/, '')}${home === '/' ? '' : home}`;

/** The image of the page at `route`; undefined where the site has none and draws none. */
export function imageOf({ site, definition, ogImages }: ImageInput, route: Route, view: PageView): PageImage | undefined {
  const { socialImage, baseUrl } = site.settings;
  if (socialImage !== undefined) return { url: site.assets.get(socialImage[route.locale] ?? '') ?? '' };
  if (definition.preview === undefined) return undefined;
  const picture = definition.preview.draw(view, spoken(baseUrl + (definition.basePath ?? ''), site.locales.pathIn(route.locale, '/')));
  const hash = ogImages.hashOf(picture);
  const name = route.path.slice(1).replaceAll('/', '-') || 'home';
  return { url: `/assets/og-${name}-${hash}.jpg`, drawn: { picture, hash } };
}

// Enough to keep all cores busy, few enough to be held at once.
const atOnce = 16;

/** Draws images as they come, some at a time, and hands each file to `write`; `end` draws the rest. */
export function imageWriter({ render }: OgImageRenderer, write: (file: { readonly path: string; readonly bytes: Uint8Array }) => void) {
  let waiting: PageImage[] = [];
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    const drawing = batch.map(async ({ url, drawn }) => ({
      path: url.slice(1),
      bytes: drawn && (await render?.(drawn.picture, drawn.hash)),
    }));
    for (const { path, bytes } of await Promise.all(drawing)) if (bytes !== undefined) write({ path, bytes });
  };
  return {
    add: async (image: PageImage | undefined): Promise<void> => {
      if (image?.drawn !== undefined) waiting.push(image);
      if (waiting.length >= atOnce) await flush();
    },
    end: flush,
  };
}
