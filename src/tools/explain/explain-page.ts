import type { BuildInput } from '../../build/build-input.ts';
import { assetName } from '../../model/asset-file.ts';
import { listAt, valueAt } from '../../model/data/value-at.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { byteLength, lengthOf } from '../../model/output/byte-length.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { assetOfKey } from '../../model/references/image.ts';
import type { Site } from '../../model/site-content.ts';
import { measureScripts } from '../../pages/audit/budget.ts';
import { inspect, type PageInfo } from '../../pages/audit/inspect.ts';
import type { ImageResults } from '../../pages/images.ts';
import type { Rendered } from '../../pages/render/page.tsx';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { PageAnswer, PageWeight, ValueOnPage } from './answer.ts';
import { factPlaces, factsByLocale, isAddress, placeKeyOf, yamlDataOf } from './places.ts';
import type { PageRecording, Use } from './record-page.ts';
import type { Spots } from './spots.ts';

export interface ExplainContext extends Spots {
  readonly input: Pick<BuildInput, 'tree' | 'bundle' | 'at'>;
  readonly site: Site;
  /** The URL of the site with its base path, without a trailing slash. */
  readonly baseUrl: string;
  readonly routes: readonly Route[];
  /** All output files that are not pages. */
  readonly files: readonly OutputFile[];
  /** Processed images, by `imageKey`. */
  readonly made: ImageResults['pictures'];
  /** Returns whether the page of a route links to the explained one. */
  readonly linksHere: (route: Route) => boolean;
  /** Returns the size of a file as the build compresses it with brotli, in bytes. */
  readonly brotli: (path: string, bytes: string | Uint8Array) => number;
  readonly shown: (file: string) => string;
}

/** Returns the explanation of the recorded page: what it is made of, and why each part is on it. */
export function explainPage({ route, made, uses }: PageRecording<Rendered>, context: ExplainContext): PageAnswer {
  const { site, spot } = context;
  const { locale, entry, alternates } = route;
  const info = inspect(made.html);
  const { islands, links } = info;
  const others = Object.entries(alternates).flatMap(([other, path]) => (other === locale ? [] : [path]));
  return {
    kind: 'page',
    route: route.path,
    address: context.baseUrl + route.path,
    language: locale,
    alternates: others,
    type: route.kind,
    output: route.output,
    files: filesOf(uses, route, context),
    sections: listAt(entry.value, ['sections']).map((section, index) => ({
      type: String(valueAt(section, ['type'])),
      at: spot({ file: entry.file, path: ['sections', index, 'type'] }),
    })),
    texts: uses.filter(({ place }) => place.path.at(-1) === locale && !place.file.startsWith('translations/')).length,
    values: valuesOf(uses, locale, context),
    uiMessages: messagesOf(uses),
    icons: iconsOf(uses, site),
    islands: islandsOf(islands, context),
    pictures: picturesOf(uses, made.html, context),
    linksTo: pagesLinked(links, route, context.routes),
    linkedFrom: context.routes.filter((other) => other !== route && context.linksHere(other)).map(({ path }) => path),
    bytes: bytesOf({ path: route.output, html: made.html }, info, context),
    ...(made.image && { preview: made.image.url }),
  };
}

/** Returns the files that the page displays in whole or in part, without files that it only links to. */
function filesOf(uses: readonly Use[], { entry }: Route, { input, shown }: ExplainContext): PageAnswer['files'] {
  const files = new Set([entry.file, ...uses.filter(({ place }) => !isAddress(place)).map(({ place }) => place.file)]);
  return (
    [...files]
      // Front matter is not listed as a file of its own: it counts as part of the text of its Markdown file.
      .filter((file) => input.tree.texts.has(file) && input.tree.documents?.has(file) !== true)
      .map((file) => ({
        file: shown(file),
        bytes: byteLength(input.tree.texts.get(file) ?? ''),
        shown: file === entry.file || file.endsWith('.mdx') ? 'whole' : 'part',
      }))
  );
}

function valuesOf(uses: readonly Use[], locale: Locale, { site, input, spot, why }: ExplainContext): readonly ValueOnPage[] {
  const data = yamlDataOf(site);
  const facts = factsByLocale(site, input.at).get(locale);
  const names = new Map(
    [...factPlaces(site, input.at)].flatMap(([name, place]) => (facts?.has(name) ? [[placeKeyOf(place), name] as const] : [])),
  );
  return uses.flatMap(({ place, reasons }) => {
    if (place.file !== 'site.yaml' && place.file !== 'prices.yaml') return [];
    const plain = place.path.at(-1) === locale ? { ...place, path: place.path.slice(0, -1) } : place;
    const name = names.get(placeKeyOf(plain));
    const value = valueAt(data.get(place.file), place.path);
    const written = typeof value === 'object' ? String(valueAt(value, ['url']) ?? JSON.stringify(value)) : String(value);
    const shown = (name === undefined ? undefined : facts?.get(name)) ?? written;
    return value === undefined ? [] : [{ name: name ?? plain.path.join('.'), value: shown, defined: spot(place), ...why(reasons) }];
  });
}

const messagesOf = (uses: readonly Use[]): PageAnswer['uiMessages'] =>
  uses
    .filter(({ place }) => place.file.startsWith('translations/'))
    .map(({ place, reasons }) => ({
      name: place.path.join('.'),
      templates: reasons.flatMap((reason) => ('template' in reason ? [reason.template] : [])),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const iconsOf = (uses: readonly Use[], site: Site): readonly string[] => {
  const data = yamlDataOf(site);
  const icons = uses.filter(({ place }) => place.path.at(-1) === 'icon' && place.path.length > (place.file === 'site.yaml' ? 1 : 0));
  return [...new Set(icons.map(({ place }) => String(valueAt(data.get(place.file), place.path))))].sort();
};

function islandsOf(islands: PageInfo['islands'], { input }: ExplainContext): PageAnswer['islands'] {
  const { scripts } = input.bundle;
  return islands.map(({ name, when }) => ({
    name,
    when,
    brotli: (scripts.later[name] ?? []).reduce((sum, file) => sum + (scripts.bytes[file] ?? 0), 0),
  }));
}

/** Returns the assets of the page, each with the number and sizes of its files in `html`. If `html` names none, counts the asset itself. */
function picturesOf(uses: readonly Use[], html: string, { input, files, made, why }: ExplainContext): PageAnswer['pictures'] {
  // The map contains files instead of their bytes: the bytes of some files, such as a sitemap, are created when they are read.
  const byUrl = new Map(files.map((file) => [`/${file.path}`, file]));
  const named = inspect(html).uses.map(({ url }) => url);
  return uses.flatMap(({ place, reasons }) => {
    const asset = assetName(place.file);
    if (asset === undefined) return [];
    const views = [...made].filter(([key]) => assetOfKey(key) === asset).map(([, view]) => JSON.stringify(view));
    const own = [...new Set(named)].filter((url) => byUrl.has(url) && views.some((view) => view.includes(url)));
    const sent =
      own.length > 0 ? own.map((url) => lengthOf(byUrl.get(url)?.bytes ?? '')) : [input.tree.assets.get(asset)?.bytes.length ?? 0];
    return [{ asset, files: sent.length, least: Math.min(...sent), most: Math.max(...sent), ...why(reasons) }];
  });
}

function pagesLinked(links: PageInfo['links'], { path: own }: Route, routes: readonly Route[]): readonly string[] {
  const paths = new Set(routes.map(({ path }) => path));
  const targets = links.map(({ href }) => href.replace(/[?#].*$/, ''));
  return [...new Set(targets.filter((target) => target !== own && paths.has(target)))].sort();
}

function bytesOf(
  { path: output, html }: { readonly path: string; readonly html: string },
  info: PageInfo,
  { input, files, brotli }: ExplainContext,
): PageAnswer['bytes'] {
  const { urls, scripts } = input.bundle;
  const fileAt = (url: string | undefined): string | Uint8Array => files.find(({ path }) => `/${path}` === url)?.bytes ?? '';
  const weigh = (path: string, bytes: string | Uint8Array): PageWeight => ({ raw: lengthOf(bytes), brotli: brotli(path, bytes) });
  const { initial, total } = measureScripts(info, scripts);
  return {
    html: weigh(output, html),
    css: weigh(urls.stylesheet?.slice(1) ?? '', fileAt(urls.stylesheet)),
    scripts: { initial: initial.bytes, total: total.bytes },
    fonts: urls.fonts.reduce((sum, font) => sum + lengthOf(fileAt(font)), 0),
  };
}
