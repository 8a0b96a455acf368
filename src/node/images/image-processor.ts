// Pictures of content and the icons of the site: encoded once, then kept by what they are made of. Nothing that
// encodes is loaded until there is something to encode.
import { availableParallelism } from 'node:os';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../emit/output-file.ts';
import type { ImageRequests, ImageResults, ProcessImages } from '../../images.ts';
import { type IconView, type ImagePlace, type ImageUse, type ImageView, imagePlaces } from '../../model/entries/image.ts';
import { hashOf } from '../fs/hash-of.ts';
import { limiter } from '../limit.ts';
import { type Project, versionOf } from '../project.ts';
import { type EncodedImage, encodeImage, expectedFormats, type ImageFormat, recipe, wide } from './encode.ts';
import { faviconSizes, iconRecipe, renderIcons } from './icons.ts';

/** Who encodes, and how much at a time. */
export interface ImageTools {
  readonly encodeImage: typeof encodeImage;
  readonly renderIcons: typeof renderIcons;
  readonly atOnce: number;
}

interface ProcessedImage {
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
  readonly picture?: readonly [string, ImageView];
  readonly icons?: readonly IconView[];
}

const ours: ImageTools = { encodeImage, renderIcons, atOnce: availableParallelism() };

/** Makes pictures for a project, in whose cache they are kept. */
export function createImageProcessor(project: Project, studio: ImageTools = ours): ProcessImages {
  const cache = project.cache.of('image');
  // Another version of the library may encode otherwise.
  const version = versionOf(project.engine, 'sharp');
  const run = limiter(studio.atOnce);
  const keptOrMade = async <T extends object>(about: readonly unknown[], make: () => Promise<T | Finding>, onMade: OnMade) => {
    const key = JSON.stringify([version, ...about]);
    // Under a key only what `make` gave for it is kept.
    const known = cache.get(key) as T | undefined;
    const result = known ?? (await make());
    if (known === undefined && !isFinding(result)) cache.set(key, result);
    onMade(known !== undefined);
    return result;
  };
  const makePicture = async (use: ImageUse, { assets }: ImageRequests, onMade: OnMade): Promise<ProcessedImage> => {
    const asset = assets.get(use.asset);
    if (asset === undefined) return { files: [], findings: [] };
    const job = { bytes: asset.bytes, place: use.place, file: `assets/${use.asset}`, run };
    const about = ['picture', recipe, wide, use.place, imagePlaces[use.place], asset.hash];
    const encoded = await keptOrMade(about, () => studio.encodeImage(job), onMade);
    return isFinding(encoded) ? { files: [], findings: [encoded] } : publishPicture(use, encoded);
  };
  const makeIcons = async ({ icon, assets }: ImageRequests, onMade: OnMade): Promise<ProcessedImage> => {
    const asset = icon && assets.get(icon.asset);
    if (asset === undefined) return { files: [], findings: [] };
    const job = { svg: asset.bytes, background: icon?.background ?? '', file: `assets/${icon?.asset}` };
    const about = ['icons', iconRecipe, faviconSizes, job.background, asset.hash];
    const drawn = await keptOrMade(about, () => studio.renderIcons(job), onMade);
    if (isFinding(drawn)) return { files: [], findings: [drawn] };
    const icons = drawn.icons.map((each) => ({ ...each, url: `/assets/icon-${each.purpose}-${each.size}-${hashOf(each.bytes)}.png` }));
    return {
      icons: icons.map(({ url, size, purpose }) => ({ url, size, purpose })),
      files: [{ path: 'favicon.ico', bytes: drawn.favicon }, ...icons.map(({ url, bytes }) => ({ path: url.slice(1), bytes }))],
      findings: [],
    };
  };
  return async (order, begin) => {
    const onMade = begin?.(order.uses.length + (order.icon === undefined ? 0 : 1)) ?? (() => undefined);
    return gather(await Promise.all([...order.uses.map((use) => makePicture(use, order, onMade)), makeIcons(order, onMade)]));
  };
}

/** Called with each picture, and whether the cache had it. */
type OnMade = (isKept: boolean) => void;

const isFinding = (value: object): value is Finding => 'code' in value;

/** One picture may be shown in several places: a file that comes twice is one. */
function gather(all: readonly ProcessedImage[]): ImageResults {
  const files = new Map(all.flatMap((made) => made.files.map((file) => [file.path, file] as const)));
  return {
    pictures: new Map(all.flatMap(({ picture }) => (picture === undefined ? [] : [picture]))),
    icons: all.flatMap(({ icons }) => icons ?? []),
    files: [...files.values()],
    findings: all.flatMap(({ findings }) => findings),
  };
}

const endings: Readonly<Record<ImageFormat, RegExp>> = { avif: /\.avif$/i, webp: /\.webp$/i, jpeg: /\.jpe?g$/i, png: /\.png$/i };
const mediaTypes = { avif: 'image/avif', webp: 'image/webp' } as const;

/** What goes out of an encoded picture, and what is to be said about its source. */
function publishPicture({ asset, place }: ImageUse, { source, variants }: EncodedImage): ProcessedImage {
  const stem = asset.replace(/\.[^./]*$/, '');
  const named = variants.map((variant) => {
    const ending = variant.format === 'jpeg' ? 'jpg' : variant.format;
    return { ...variant, url: `/assets/${stem}-${variant.width}-${hashOf(variant.bytes)}.${ending}` };
  });
  const fallback = named.filter(({ format }) => format !== 'avif' && format !== 'webp');
  const srcSetOf = (list: typeof named): string => list.map(({ url, width }) => `${url} ${width}w`).join(', ');
  const { shown, square } = imagePlaces[place];
  const width = Math.min(shown, square ? Math.min(source.width, source.height) : source.width);
  const src = fallback.find((variant) => variant.width >= width) ?? fallback.at(-1);
  const view = {
    width,
    height: square ? width : Math.round((width * source.height) / source.width),
    src: src?.url ?? '',
    srcSet: srcSetOf(fallback),
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: mediaTypes[format],
      srcSet: srcSetOf(named.filter((variant) => variant.format === format)),
    })),
  };
  return {
    picture: [`${place} ${asset}`, view],
    files: named.map(({ url, bytes }) => ({ path: url.slice(1), bytes })),
    findings: remarks(`assets/${asset}`, place, source),
  };
}

/** A wrong ending, and a source that is too small for its place. */
function remarks(file: string, place: ImagePlace, { format, width, height }: EncodedImage['source']): Finding[] {
  const { widths, square } = imagePlaces[place];
  const [wanted, there] = [widths.at(-1) ?? 0, square ? Math.min(width, height) : width];
  return [
    ...(endings[format].test(file)
      ? []
      : [createFinding('picture-format', { file }, { expected: expectedFormats, actual: format.toUpperCase() })]),
    ...(there < wanted ? [createFinding('picture-narrow', { file }, { width: there, wanted })] : []),
  ];
}
