// The link-preview image of a page: a file named by the site, or an image drawn by the site definition. The URL of a
// drawn image contains a hash of what is drawn, so that pages can refer to the image before it is rendered.
import type { TemplateError } from '../../../diagnostics/template-error.ts';
import type { Site } from '../../../model/site-content.ts';
import type { PageView } from '../../../model/view.ts';
import type { Preview, SiteDefinition } from '../../../site/definition.ts';
import type { Route } from '../../routes/plan-routes.ts';
import { pictureError } from '../render-located.ts';

/** Renders link-preview images as files. */
export interface OgImageRenderer {
  /** Returns a short hash. Two pictures have the same hash only if this renderer would draw the same image for both. */
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

/** Number of images rendered at once: enough to keep all cores busy, few enough to fit into memory. */
const atOnce = 16;

/**
 * Renders images while further pages are rendered. Passes each file to `write`, in the order of the pages, and errors of templates
 * to `refuse`; `end` waits for the last image. Without `render`, nothing is rendered or written.
 */
export function imageWriter(
  { render }: OgImageRenderer,
  write: (file: { readonly path: string; readonly bytes: Uint8Array; readonly name: string }) => void,
  refuse: (error: TemplateError) => void,
) {
  /** For each image in progress, the function to call when the image has its turn. */
  const waiting: Promise<() => void>[] = [];
  const finishOldest = async (): Promise<void> => {
    const finish = await waiting.shift();
    finish?.();
  };
  return {
    add: async (page: string, image: PageImage | undefined): Promise<void> => {
      if (image?.drawn === undefined || render === undefined) return;
      const { url, drawn } = image;
      // The URL contains a hash of the drawing, so it also names the bytes.
      const drawing = render(drawn.picture, drawn.hash).then(
        (bytes) => () => write({ path: url.slice(1), bytes, name: url }),
        (cause: unknown) => () => refuse(pictureError(cause, page)),
      );
      waiting.push(drawing);
      if (waiting.length >= atOnce) await finishOldest();
    },
    end: async (): Promise<void> => {
      while (waiting.length > 0) await finishOldest();
    },
  };
}
