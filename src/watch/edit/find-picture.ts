// Finds the value of content that names a clicked image. Two values may name the same file, so the page is rendered with a mark in the
// URL of each image.
import { Parser } from 'htmlparser2';
import type { DataPath, DataPlace } from '../../model/data/place.ts';
import { replacedAt } from '../../model/data/replaced-at.ts';
import { imageKey, isImage } from '../../model/references/image.ts';
import { siteFiles } from '../../model/site-files.ts';
import type { PageSources } from '../../pages/render/view/page-sources.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { ClickedNode } from '../browser/edit/protocol.ts';
import type { SearchedSite } from './clicked-text.ts';
import { withOtherData } from './other-content.ts';

/** Returns the place of the value that names the clicked picture, or undefined if there is none. */
export function findPicture(site: SearchedSite, route: Route, { src, index }: NonNullable<ClickedNode['picture']>): DataPlace | undefined {
  const addresses = addressesIn(site.html(route));
  const same = [...addresses.keys()].filter((at) => addresses[at] === src);
  const at = same[Math.min(index, same.length - 1)];
  if (at === undefined) return undefined;
  site.recordReads(route);
  const { sources, places } = withMarkedPictures(site.sources(), (file) => site.isMadeOf(route, [{ file, path: [] }]));
  const [, number] = mark.exec(addressesIn(site.htmlFrom(sources)(route))[at] ?? '') ?? [];
  return number === undefined ? undefined : places[Number(number)];
}

const mark = /#picture-(\d+)$/;

/**
 * Adds a mark to the URL of each picture for which `isMarked` is true, in the files for which `isRead` is true. Also returns the places of
 * these pictures, by the numbers of their marks.
 */
export function withMarkedPictures(
  sources: PageSources,
  isRead: (file: string) => boolean,
  isMarked: (place: DataPlace) => boolean = () => true,
): { readonly sources: PageSources; readonly places: readonly DataPlace[] } {
  const places: DataPlace[] = [];
  const images = new Map(sources.images);
  const files = new Set(siteFiles(sources.site).flatMap(({ file }) => (isRead(file) ? [file] : [])));
  const marked = withOtherData(sources, files, (data, file) =>
    picturesIn(data)
      .filter((path) => isMarked({ file, path }))
      .reduce(
        (so, path) =>
          replacedAt(so, path, (value) => {
            const view = isImage(value) ? images.get(imageKey(value)) : undefined;
            if (!isImage(value) || view === undefined) return value;
            const number = places.push({ file, path }) - 1;
            const other = { ...value, asset: `${value.asset}#${number}` };
            images.set(imageKey(other), { ...view, src: `${view.src}#picture-${number}` });
            return other;
          }),
        data,
      ),
  );
  return { sources: { ...marked, images }, places };
}

function picturesIn(data: unknown, path: DataPath = []): readonly DataPath[] {
  if (isImage(data)) return [path];
  if (typeof data !== 'object' || data === null) return [];
  return Array.isArray(data)
    ? data.flatMap((value: unknown, index) => picturesIn(value, [...path, index]))
    : Object.entries(data).flatMap(([key, value]) => picturesIn(value, [...path, key]));
}

/** Returns the URLs of the pictures of a page, in the order of the page. */
export function addressesIn(html: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src }) => {
      if (name === 'img') found.push(src ?? '');
    },
  });
  parser.end(html);
  return found;
}
