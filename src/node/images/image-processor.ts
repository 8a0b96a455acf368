// Processes the images of content and the icons of the site: inspects them first, encodes them when their files are requested, and caches
// the results by source and recipe. File names contain a hash of source and recipe, so that pages can refer to images that are still being
// encoded. Encoders are loaded on demand.
import { availableParallelism } from 'node:os';
import type { AssetFile } from '../../content/tree.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { assetFile, publishedAsset } from '../../model/asset-file.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import {
  type IconView,
  type ImageOptions,
  type ImageUse,
  type ImageView,
  keyOfUse,
  proseImage,
  shownWidth,
} from '../../model/references/image.ts';
import type { BuiltImage, ImageFiles, ImageRequests, ImageResults, ProcessImages } from '../../pages/images.ts';
import { hashOf } from '../fs/hash-of.ts';
import { limiter } from '../limit.ts';
import { type Project, versionOf } from '../project.ts';
import {
  encodeImage,
  expectedFormats,
  heightIn,
  type ImageFormat,
  inspectImage,
  type SourceFacts,
  type VariantRecipe,
  variantsFor,
  widthIn,
} from './encode.ts';
import { faviconSizes, iconRecipe, inspectDrawing, inspectIcon, renderIcons } from './icons.ts';

/** The functions that inspect and encode images, and how many images are processed at once. */
export interface ImageTools {
  readonly inspectImage: typeof inspectImage;
  readonly encodeImage: typeof encodeImage;
  readonly inspectIcon: typeof inspectIcon;
  readonly renderIcons: typeof renderIcons;
  readonly atOnce: number;
}

interface ProcessedImage {
  readonly findings: readonly Finding[];
  readonly files?: ImageFiles;
  readonly picture?: readonly [string, ImageView];
  readonly icons?: readonly IconView[];
}

const usualTools: ImageTools = { inspectImage, encodeImage, inspectIcon, renderIcons, atOnce: availableParallelism() };

/** Processes the images of a project and caches the results there. */
export function createImageProcessor(project: Project, tools: ImageTools = usualTools): ProcessImages {
  const cachedOrComputed = keeper(project);
  // Another version of the encoder may produce other bytes.
  const version = versionOf(project.engine, 'sharp');
  const run = limiter(tools.atOnce);
  // Limits memory: an image in all its widths takes about 20 MB before it is encoded.
  const inTurn = limiter(tools.atOnce);
  const processPicture = async (use: ImageUse, { assets }: ImageRequests): Promise<ProcessedImage> => {
    const asset = assets.get(use.asset);
    if (asset === undefined) return { findings: [] };
    if (/\.svg$/i.test(use.asset))
      return drawingOf(use, asset, (about, inspect) => cachedOrComputed([version, ...about], () => run(inspect)));
    const { bytes, hash } = asset;
    const file = assetFile(use.asset);
    const { value: source } = await cachedOrComputed([version, 'source', hash], () => run(() => tools.inspectImage({ bytes, file })));
    if (isFinding(source)) return { findings: [source] };
    const { opaque } = source;
    const named = (recipe: VariantRecipe): Variant => ({ recipe, url: urlOf(use, recipe, nameOf([version, hash, opaque, recipe])) });
    const shapes = shapesOf(use.options).map((shape) => ({ ...shape, variants: variantsFor(shape, source).map(named) }));
    const all = shapes.flatMap((shape) => shape.variants);
    const variants = all.map(({ recipe }) => recipe);
    const about = [version, 'picture', hash, opaque, variants];
    return {
      picture: [keyOfUse(use), viewOf(shapes, source)],
      files: filesOf({ name: nameOf(about), paths: all.map(({ url }) => url.slice(1)) }, () =>
        cachedOrComputed(about, () => inTurn(() => tools.encodeImage({ bytes, file, opaque, variants, run }))),
      ),
      findings: remarks(file, use, source),
    };
  };
  const processIcon = async ({ icon, assets }: ImageRequests): Promise<ProcessedImage> => {
    const asset = icon && assets.get(icon.asset);
    if (asset === undefined) return { findings: [] };
    const job = { svg: asset.bytes, background: icon?.background ?? '', file: assetFile(icon?.asset ?? '') };
    const { value: source } = await cachedOrComputed([version, 'drawing', asset.hash], () => tools.inspectIcon(job));
    if (isFinding(source)) return { findings: [source] };
    const from = [version, asset.hash, job.background];
    const about = ['icons', ...from, iconRecipe, faviconSizes];
    const icons = iconRecipe.map((recipe) => {
      const { size, purpose } = recipe;
      return { size, purpose, url: `/assets/icon-${purpose}-${size}-${nameOf([...from, recipe])}.png` };
    });
    const paths = ['favicon.ico', ...icons.map(({ url }) => url.slice(1))];
    return {
      icons,
      files: filesOf({ name: nameOf(about), paths }, () => cachedOrComputed(about, () => tools.renderIcons(job))),
      findings: [],
    };
  };
  return async (requests) =>
    gather(await Promise.all([...requests.uses.map((use) => processPicture(use, requests)), processIcon(requests)]));
}

type Drawn = { readonly width: number; readonly height: number };

/** Processes a drawing, which is published unchanged, because it scales to any size. */
async function drawingOf(
  use: ImageUse,
  { bytes, hash }: AssetFile,
  inspected: (about: readonly string[], inspect: () => Promise<Drawn | Finding>) => Promise<Kept<Drawn>>,
): Promise<ProcessedImage> {
  const { value: source } = await inspected(['size of a drawing', hash], () => inspectDrawing({ bytes, file: assetFile(use.asset) }));
  if (isFinding(source)) return { findings: [source] };
  const width = Math.min(shownWidth(use.options), source.width);
  const height = Math.max(1, Math.round((width * source.height) / source.width));
  const path = `assets/${publishedAsset(use.asset).replace(/\.[^./]*$/, '')}-${hash}.svg`;
  return {
    picture: [keyOfUse(use), { width, height, src: `/${path}`, srcSet: '', sizes: '', sources: [] }],
    files: filesOf({ name: hash, paths: [path] }, async () => ({ value: [bytes], isReused: true })),
    findings: [],
  };
}

interface Kept<T> {
  readonly value: T | Finding;
  /** True if the value comes from the cache, or needed no work. */
  readonly isReused: boolean;
}

/** Returns a function that reads a result from the cache or computes it. Concurrent calls share the work. Findings are not cached. */
function keeper(project: Project) {
  const cache = project.cache.of('image');
  const pending = new Map<string, Promise<unknown>>();
  return <T extends object>(about: readonly unknown[], make: () => Promise<T | Finding>): Promise<Kept<T>> => {
    const key = JSON.stringify(about);
    const find = async (): Promise<Kept<T>> => {
      // Only results of `make` are stored under this key.
      const known = cache.get(key) as T | undefined;
      if (known !== undefined) return { value: known, isReused: true };
      const value = await make();
      if (!isFinding(value)) cache.set(key, value);
      return { value, isReused: false };
    };
    const found = (pending.get(key) as ReturnType<typeof find> | undefined) ?? find().finally(() => pending.delete(key));
    pending.set(key, found);
    return found;
  };
}

const isFinding = (value: object): value is Finding => 'code' in value;

const nameOf = (about: readonly unknown[]): string => hashOf(JSON.stringify(about));

/** Returns the files at `paths`. `find` provides their bytes, in the same order, or a finding. */
const filesOf = ({ paths, name }: Omit<ImageFiles, 'make'>, find: () => Promise<Kept<readonly Uint8Array[]>>): ImageFiles => ({
  paths,
  name,
  make: async (): Promise<BuiltImage> => {
    const { value, isReused } = await find();
    if (isFinding(value)) return { files: [], findings: [value], isReused };
    return { files: value.map((bytes, index): OutputFile => ({ path: paths[index] ?? '', bytes, name })), findings: [], isReused };
  },
});

/** Collects the images, icons, files and findings of all results. */
function gather(all: readonly ProcessedImage[]): ImageResults {
  return {
    pictures: new Map(all.flatMap(({ picture }) => (picture === undefined ? [] : [picture]))),
    icons: all.flatMap(({ icons }) => icons ?? []),
    files: all.flatMap(({ files }) => files ?? []),
    findings: all.flatMap(({ findings }) => findings),
  };
}

const endings: Readonly<Record<ImageFormat, RegExp>> = { avif: /\.avif$/i, webp: /\.webp$/i, jpeg: /\.jpe?g$/i, png: /\.png$/i };

function urlOf({ asset }: ImageUse, { format, width }: VariantRecipe, hash: string): string {
  const stem = publishedAsset(asset).replace(/\.[^./]*$/, '');
  return `/assets/${stem}-${width}-${hash}.${format === 'jpeg' ? 'jpg' : format}`;
}

type Shape = Omit<ImageOptions, 'at'> & { readonly media?: string };

/** Returns the shapes of an image; the default shape is last. */
const shapesOf = ({ at = [], ...usual }: ImageOptions): readonly Shape[] => [...at, usual];

interface Variant {
  readonly recipe: VariantRecipe;
  readonly url: string;
}

type EncodedShape = Shape & { readonly variants: readonly Variant[] };

/** Returns an image for templates; the last of `shapes` is the default one. */
function viewOf(shapes: readonly EncodedShape[], source: SourceFacts): ImageView {
  const views = shapes.map((shape) => ({ media: shape.media ?? '', ...shapeView(shape, source) }));
  const others = views
    .slice(0, -1)
    .flatMap(({ media, width, height, sizes, better, fallback }) =>
      [...better, fallback].map((format) => ({ ...format, sizes, media, width, height })),
    );
  // There is always a default shape.
  const { width, height, src, sizes, better, fallback } = views.at(-1) as ShapeView;
  return { width, height, src, srcSet: fallback.srcSet, sizes, sources: [...others, ...better.map((format) => ({ ...format, sizes }))] };
}

interface Format {
  readonly type: string;
  readonly srcSet: string;
}

interface ShapeView extends Pick<ImageView, 'width' | 'height' | 'src' | 'sizes'> {
  /** The fallback, in a format that every browser supports. */
  readonly fallback: Format;
  /** Better formats, the best first. */
  readonly better: readonly Format[];
}

function shapeView(shape: EncodedShape, source: SourceFacts): ShapeView {
  const shown = shownWidth(shape);
  const width = Math.min(shown, widthIn(shape, source));
  const formatOf = (format: ImageFormat): Format => ({
    type: `image/${format}`,
    srcSet: shape.variants.flatMap(({ recipe, url }) => (recipe.format === format ? [`${url} ${recipe.width}w`] : [])).join(', '),
  });
  const usual = source.opaque ? 'jpeg' : 'png';
  const simple = shape.variants.filter(({ recipe }) => recipe.format === usual);
  const src = simple.find(({ recipe }) => recipe.width >= width) ?? simple.at(-1);
  return {
    width,
    height: heightIn(shape, width) ?? Math.round((width * source.height) / source.width),
    src: src?.url ?? '',
    sizes: shape.sizes ?? `(min-width: ${shown}px) ${shown}px, 100vw`,
    fallback: formatOf(usual),
    better: [formatOf('avif'), formatOf('webp')],
  };
}

/** With this share of a screen's pixels, an image still looks sharp. */
const visibleShare = 0.95;

/**
 * Returns findings: for a wrong file extension, and for the first shape of an image for which the source is too narrow. A source is too
 * narrow below `visibleShare` of the largest width. The place of an image in running text is as wide as the image.
 */
function remarks(file: string, use: ImageUse, source: SourceFacts): Finding[] {
  const isProse = keyOfUse(use) === keyOfUse({ ...use, options: proseImage });
  const narrow = (isProse ? [] : shapesOf(use.options)).map((shape) => ({
    wanted: Math.max(...shape.widths),
    there: widthIn(shape, source),
  }));
  const { wanted, there } = narrow.find((each) => each.there < visibleShare * each.wanted) ?? { wanted: 0, there: 0 };
  return [
    ...(endings[source.format].test(file)
      ? []
      : [createFinding('picture-format', { file }, { expected: expectedFormats, actual: source.format.toUpperCase() })]),
    ...(wanted > 0 ? [createFinding('picture-narrow', { file }, { width: there, wanted })] : []),
  ];
}
