// The link-preview image of a page: a file named by the site, or an image drawn by the site definition. The URL of a
// drawn image contains a hash of what is drawn, so that pages can refer to the image before it is rendered.
import { TemplateError } from '../../../diagnostics/template-error.ts';
import type { Site } from '../../../model/site-content.ts';
import type { PageView } from '../../../model/view.ts';
import type { Preview, SiteDefinition } from '../../../site/definition.ts';
import type { Route } from '../../routes/plan-routes.ts';
import { pictureError } from '../render-located.ts';

/** Renders link-preview images as files. */
export interface OgImageRenderer {
  /** Returns a short hash. Two pictures have the same hash only if the same renderer would draw the same image. */
  readonly hashOf: (picture: Preview) => string;
  /** Returns the image as a JPEG file; missing if the build renders none. */
  readonly render?: (picture: Preview, hash: string) => Promise<Uint8Array>;
}

export interface PageImage {
  /** The path from the root of the site: `/assets/og-ferry-times-1a2b3c4d5e.jpg`. */
  readonly url: string;
  /** What to draw; undefined if the image is a file of the site. */
  readonly drawn?: { readonly picture: Preview; readonly hash: string };
}

interface ImageInput {
  readonly site: Site;
  readonly definition: SiteDefinition;
  readonly ogImages: OgImageRenderer;
}

/** Returns the host and home page of a language, as people write them: `example.com/en`. */
const spoken = (baseUrl: string, home: string): string => `${baseUrl.replace(/^https?:\/\/(?:www\.)?/, '')}${home === '/' ? '' : home}`;

/**
 * Returns the image of the page at `route`, or undefined if the site neither names nor draws one. Throws a
 * TemplateError if the site's function throws.
 */
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

// Number of images rendered at once: enough to keep all cores busy, few enough to fit into memory.
const atOnce = 16;

interface Drawn {
  /** The URL contains a hash of the drawing, so it identifies the bytes as well. */
  readonly url: string;
  /** Undefined if no image is to be drawn. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * Renders images while further pages are rendered. Passes each file to `write`, in the order of the pages, and errors of templates
 * to `refuse`; `end` waits for the last image.
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
      // Catches the error here; it is reported when the image has its turn.
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

/**
 * Draws the image of the page at `page` as a JPEG file; resolves to undefined if none is to be drawn. Rejects with a
 * TemplateError if the image cannot be drawn.
 */
const drawImage = async ({ render }: OgImageRenderer, page: string, { drawn }: Pick<PageImage, 'drawn'>): Promise<Uint8Array | undefined> =>
  drawn &&
  render?.(drawn.picture, drawn.hash).catch((cause: unknown) => {
    throw pictureError(cause, page);
  });
