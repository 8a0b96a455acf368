// A page rendered by the site's own templates, with a list of all content that was read for it: facts by construction.
import type { Prose } from '../content/prose/prose.ts';
import { valueAt } from '../content/schema-walk.ts';
import type { DataPath } from '../diagnostics/diagnostic.ts';
import { factPattern } from '../model/facts.ts';
import { isLink } from '../model/link.ts';
import type { Locales } from '../model/locale.ts';
import type { Site } from '../model/site-content.ts';
import { isText } from '../model/text.ts';
import type { PageView } from '../model/view.ts';
import type { Route } from '../routes/plan-routes.ts';
import { type OriginContext, originsOf } from './origins.ts';
import { dataOf, factPlaces, inPrices, inSite, keyOf, type Place, targetPlace } from './places.ts';
import { observe } from './track-reads.ts';

/** Why something is on a page: another place of content names it, or a template asks for it by itself. */
export type Reason = { readonly place: Place } | { readonly template: string };

/** Content that is on a page, and why. */
export interface Use {
  readonly place: Place;
  readonly reasons: readonly Reason[];
}

export interface Recording<Made> {
  readonly route: Route;
  readonly made: Made;
  readonly uses: readonly Use[];
}

/** What renders pages, and what is known of the site. */
export interface Stage<Made> extends OriginContext {
  readonly prose: ReadonlyMap<string, Prose>;
  readonly viewOf: (route: Route) => PageView;
  readonly show: (route: Route, view: PageView, site: Site) => Made;
}

/** A function that renders pages and records what each of them reads. */
export function recorder<Made>(stage: Stage<Made>): (route: Route) => Recording<Made> {
  const { site, at, prose } = stage;
  const data = dataOf(site);
  const facts = factPlaces(site, at);
  return (route) => {
    const notes = takeNotes();
    // A text stands in one place for each language.
    const own = (place: Place): Place =>
      isText(valueAt(data.get(place.file), place.path), site.locales) ? { ...place, path: [...place.path, route.locale] } : place;
    const byContent = (place: Place): void => {
      const value = valueAt(data.get(place.file), place.path);
      const factOf = (name: string, from: Place): void => {
        const found = facts.get(name);
        if (found !== undefined) notes.add(own(found), { place: from });
      };
      const names = typeof value === 'string' && site.locales.has(place.path.at(-1)) ? [...value.matchAll(factPattern)] : [];
      for (const [, name = ''] of names) factOf(name, place);
      if (isLink(value) && place.path.at(-1) === 'link') notes.add(targetPlace(site, value), { place });
      const { links = [], facts: named = [] } = prose.get(place.file) ?? {};
      for (const { link, range } of links) notes.add(targetPlace(site, link), { place: { ...place, range } });
      for (const { name, range } of named) factOf(name, { ...place, range });
    };
    const read = (found: Place | undefined, template: string): void => {
      if (found === undefined) return;
      const place = own(found);
      if (notes.add(place, { template })) byContent(place);
    };
    const original = stage.viewOf(route);
    const origins = originsOf(stage, route, original);
    const view = observeView(original, (key, path, template) => {
      for (const place of origins[key]?.(path) ?? []) read(place, template);
    });
    const made = stage.show(route, view, observeSite(site, read));
    return { route, made, uses: namedBy(notes.uses(), { locales: site.locales, data, prose }) };
  };
}

function takeNotes() {
  const noted = new Map<string, { readonly place: Place; readonly reasons: Map<string, Reason> }>();
  return {
    /** True for a place that was not there. */
    add: (place: Place | undefined, reason: Reason): boolean => {
      if (place === undefined) return false;
      const known = noted.get(keyOf(place));
      const key = 'place' in reason ? keyOf(reason.place) : reason.template;
      known?.reasons.set(key, reason);
      if (known === undefined) noted.set(keyOf(place), { place, reasons: new Map([[key, reason]]) });
      return known === undefined;
    },
    uses: (): Use[] => [...noted.values()].map(({ place, reasons }) => ({ place, reasons: [...reasons.values()] })),
  };
}

type Told = (key: string, path: DataPath, template: string) => void;

/** `view`, which tells what is read of it and by which template. */
function observeView(view: PageView, tell: Told): PageView {
  const parts: { readonly [Key in keyof PageView]?: (template: string) => PageView[Key] } = {
    t: () => (key, values) => {
      tell('messages', key.split('.'), asking());
      return view.t(key, values);
    },
    picture: () => (asset, place) => {
      tell('picture', [asset], asking());
      return view.picture(asset, place);
    },
    prose: (template) => observe(view.prose, { read: (path) => tell('prose', path, template), whole: ({ length }) => length === 1 }),
  };
  const copy: object = {};
  // The keys of a view are those of its type.
  for (const key of Object.keys(view) as (keyof PageView)[]) {
    const get = (): unknown => {
      const template = asking();
      const part = parts[key];
      if (part !== undefined) return part(template);
      if (typeof view[key] !== 'object') tell(key, [], template);
      return observe(view[key], { read: (path) => tell(key, path, template) });
    };
    Object.defineProperty(copy, key, { enumerable: true, get });
  }
  // Each key of the view is there.
  return copy as PageView;
}

/** What is said of a reading outside of any template: head data for search engines and link previews. */
export const outsideTemplates = 'the head of the page';

/** The template that is running, by the names on the stack; esbuild tells equal names apart by digits. */
const asking = (): string => /^\s+at ([A-Z]\w*?)\d* \(/m.exec(new Error('Who asks?').stack ?? '')?.[1] ?? outsideTemplates;

/** The site for the head of the page, which reads settings, prices and files by itself. */
function observeSite(site: Site, read: (place: Place, template: string) => void): Site {
  const assets = new Map(site.assets);
  assets.get = (name) => {
    read({ file: `assets/${name}`, path: [] }, asking());
    return site.assets.get(name);
  };
  return {
    ...site,
    assets,
    settings: observe(site.settings, { read: (path) => read(inSite(...path), asking()) }),
    prices: observe(site.prices, { read: (path) => read(inPrices(...path), asking()) }),
  };
}

/** Things that content names by a word of its own: where they stand, and the keys that hold such words. */
const named: readonly { readonly group: Place; readonly keys: readonly string[] }[] = [
  { group: inSite('contacts'), keys: ['phone'] },
  { group: inSite('externals'), keys: ['external', 'buy', 'videoCall', 'booking'] },
  { group: inPrices('lists'), keys: ['list', 'prices'] },
  { group: inPrices('campaigns'), keys: ['campaign'] },
];
const pictureKeys = ['asset', 'image', 'icon', 'socialImage'];

/** The word by which content names what stands at `place`, as keys that may hold it would have it. */
function namesOf({ file, path }: Place): readonly string[] {
  if (file.startsWith('assets/')) return pictureKeys.map((key) => `${key} ${file.slice('assets/'.length)}`);
  const found = named.find(({ group }) => group.file === file && group.path[0] === path[0]);
  return (found?.keys ?? []).map((key) => `${key} ${String(path[1])}`);
}

interface NamingContext {
  readonly locales: Locales;
  readonly data: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, Prose>;
}

/** The uses, with the places of the page that name what a template has then asked for. */
function namedBy(uses: readonly Use[], { locales, data, prose }: NamingContext): Use[] {
  const names = new Map<string, Place[]>();
  const put = (name: string, place: Place): void => void names.set(name, [...(names.get(name) ?? []), place]);
  for (const { place } of uses) {
    const value = valueAt(data.get(place.file), place.path);
    const key = place.path.findLast((step) => typeof step === 'string' && !locales.has(step));
    if (typeof value === 'string') put(`${key} ${value}`, place);
    for (const { asset, range } of prose.get(place.file)?.pictures ?? []) put(`asset ${asset}`, { ...place, range });
  }
  return uses.map(({ place, reasons }) => {
    const more = namesOf(place).flatMap((name) => (names.get(name) ?? []).map((from) => ({ place: from })));
    const known = new Set(more.map((reason) => keyOf(reason.place)));
    return { place, reasons: [...more, ...reasons.filter((reason) => !('place' in reason && known.has(keyOf(reason.place))))] };
  });
}
