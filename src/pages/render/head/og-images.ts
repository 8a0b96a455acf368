// The link-preview image of a page: a file that the site names, or an image that the definition draws. Its URL contains
// a hash of what is drawn, so that pages can refer to it before it is rendered.
import { TemplateError } from '../../../diagnostics/template-error.ts';
import type { Site } from '../../../model/site-content.ts';
import type { PageView } from '../../../model/view.ts';
import type { Preview, SiteDefinition } from '../../../site/definition.ts';
import type { Route } from '../../routes/plan-routes.ts';
import { pictureError } from '../render-located.ts';

/** Renders images as files. */
export interface OgImageRenderer {
  /** A short hash: equal for equal images and an equal renderer. */
  readonly hashOf: (picture: Preview) => string;
  /** The image as a JPEG file; undefined if a build renders none. */
  readonly render?: (picture: Preview, hash: string) => Promise<Uint8Array>;
}

export interface PageImage {
  /** From the root of the site: `/assets/og-ferry-times-1a2b3c4d5e.jpg`. */
  readonly url: string;
  /** What to draw; undefined if the site names a file. */
  readonly drawn?: { readonly picture: Preview; readonly hash: string };
}

interface ImageInput {
  readonly site: Site;
  readonly definition: SiteDefinition;
  readonly ogImages: OgImageRenderer;
}

/** The host and the home page of a language, as people write them: `example.com/en`. */
const spoken = (baseUrl: string, home: string): string => `${baseUrl.replace(/^https?:\/\/(?:www\.)?/, '')}${home === '/' ? '' : home}`;

/** The image of the page at `route`; undefined if the site names none and draws none. Throws a TemplateError. */
export function imageOf({ site, definition, ogImages }: ImageInput, route: Route, view: PageView): PageImage | undefined {
  const { socialImage, baseUrl } = site.settings;
  if (socialImage !== undefined) return { url: site.assets.get(socialImage[route.locale] ?? '') ?? '' };
  if (definition.preview === undefined) return undefined;
  try {
    const picture = definition.preview.draw(view, spoken(baseUrl + (definition.basePath ?? ''), site.locales.pathIn(route.locale, '/')));
    const hash = ogImages.hashOf(picture);
    const name = route.path.slice(1).replaceAll('/', '-') || 'home';
    return { url: `/assets/og-${name}-${hash}.jpg`, drawn: { picture, hash } };
  } catch (cause) {
    throw pictureError(cause, route.path);
  }
}

// Enough to keep all cores busy, few enough to be held in memory together.
const atOnce = 16;

interface Drawn {
  /** It names the bytes, too: it has a hash of what is drawn. */
  readonly url: string;
  /** Undefined if none is to be drawn. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * Renders images while further pages are rendered, and passes each file to `write`, in the order of the pages, and what a
 * template throws to `refuse`; `end` waits for the last.
 */
export function imageWriter(
  ogImages: OgImageRenderer,
  write: (file: { readonly path: string; readonly bytes: Uint8Array; readonly name: string }) => void,
  refuse: (error: TemplateError) => void,
) {
  const waiting: Promise<Drawn | { readonly error: unknown }>[] = [];
  const writeOldest = async (): Promise<void> => {
    const drawn = await waiting.shift();
    if (drawn === undefined) return;
    if ('error' in drawn) {
      if (!(drawn.error instanceof TemplateError)) throw drawn.error;
      refuse(drawn.error);
    } else if (drawn.bytes !== undefined) write({ path: drawn.url.slice(1), bytes: drawn.bytes, name: drawn.url });
  };
  return {
    add: async (page: string, image: PageImage | undefined): Promise<void> => {
      if (image?.drawn === undefined) return;
      // An error is thrown when it is the turn of its image.
      const drawing = drawImage(ogImages, page, image).then(
        (bytes) => ({ url: image.url, bytes }),
        (error: unknown) => ({ error }),
      );
      waiting.push(drawing);
      if (waiting.length >= atOnce) await writeOldest();
    },
    end: async (): Promise<void> => {
      while (waiting.length > 0) await writeOldest();
    },
  };
}

/** The image of the page at `page` as a JPEG file; undefined if none is to be drawn. Rejects with a TemplateError. */
const drawImage = async ({ render }: OgImageRenderer, page: string, { drawn }: Pick<PageImage, 'drawn'>): Promise<Uint8Array | undefined> =>
  drawn &&
  render?.(drawn.picture, drawn.hash).catch((cause: unknown) => {
    throw pictureError(cause, page);
  });
