// The link-preview image of a page: a file that the site names, or an image that the definition draws. Its URL contains
// a hash of what is drawn, so that pages can refer to it before it is rendered.
import type { Site } from '../../model/site-content.ts';
import type { PageView } from '../../model/view.ts';
import type { Route } from '../../routes/plan-routes.ts';
import type { Preview, SiteDefinition } from '../../site/definition.ts';

/** Renders images as files. */
export interface OgImageRenderer {
  /** A short hash: equal for equal images and an equal renderer. */
  readonly hashOf: (picture: Preview) => string;
  /** The image as a JPEG file; undefined where a build renders none. */
  readonly render?: (picture: Preview, hash: string) => Promise<Uint8Array>;
}

export interface PageImage {
  /** From the root of the site: `/assets/og-ai-audit-1a2b3c4d5e.jpg`. */
  readonly url: string;
  /** What to draw; undefined where the site names a file. */
  readonly drawn?: { readonly picture: Preview; readonly hash: string };
}

interface ImageInput {
  readonly site: Site;
  readonly definition: SiteDefinition;
  readonly ogImages: OgImageRenderer;
}

/** The host and the home page of a language, as people write them: `example.com/en`. */
const spoken = (baseUrl: string, home: string): string => `${baseUrl.replace(/^https?:\/\/(?:www\.)?/, '')}${home === '/' ? '' : home}`;

/** The image of the page at `route`; undefined where the site names none and draws none. */
export function imageOf({ site, definition, ogImages }: ImageInput, route: Route, view: PageView): PageImage | undefined {
  const { socialImage, baseUrl } = site.settings;
  if (socialImage !== undefined) return { url: site.assets.get(socialImage[route.locale] ?? '') ?? '' };
  if (definition.preview === undefined) return undefined;
  const picture = definition.preview.draw(view, spoken(baseUrl + (definition.basePath ?? ''), site.locales.pathIn(route.locale, '/')));
  const hash = ogImages.hashOf(picture);
  const name = route.path.slice(1).replaceAll('/', '-') || 'home';
  return { url: `/assets/og-${name}-${hash}.jpg`, drawn: { picture, hash } };
}

// Enough to keep all cores busy, few enough to be held in memory together.
const atOnce = 16;

/** Renders images in batches as they arrive, and passes each file to `write`; `end` renders the rest. */
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
