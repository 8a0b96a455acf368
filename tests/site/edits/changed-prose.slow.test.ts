// The counterpart of changed-values for prose and pictures: a click on a text from Markdown or on a picture opens the content
// that it depends on. The tests change each piece of prose and each picture of a page in turn.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { expect, test } from 'vitest';
import { readContent } from '../../../src/node/fs/read-content.ts';
import type { Route } from '../../../src/pages/routes/plan-routes.ts';
import { addressesIn, findPicture, withMarkedPictures } from '../../../src/watch/edit/find-picture.ts';
import { findPlace } from '../../../src/watch/edit/find-place.ts';
import { withOtherProse } from '../../../src/watch/edit/other-content.ts';
import { otherWords } from '../../../src/watch/edit/other-value.ts';
import { textsOfPage } from '../../../src/watch/edit/page-texts.ts';
import { blocksOf, blockWith } from '../../../src/watch/edit/prose-blocks.ts';
import type { IncrementalSite } from '../../../src/watch/incremental/state.ts';
import { realContent } from '../../support/process/process.ts';
import { type Clickable, clickableOf, namedPaths, namedRoutes, openLiveSite } from '../../support/real-site/live-site.ts';

/** A piece of text in a Markdown file, and the number of equal pieces before it. */
interface Piece {
  readonly file: string;
  readonly text: string;
  readonly occurrence: number;
}

/** Returns the pieces of a text, in the order of the file. */
function piecesOf(file: string, root: Root): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string): void => {
    if (text.trim() === '') return;
    const occurrence = pieces.filter((piece) => piece.text === text).length;
    pieces.push({ file, text, occurrence });
  };
  const visit = (node: Root | RootContent | ElementContent): void => {
    if (node.type === 'text') add(node.value);
    if (node.type === 'element' && typeof node.properties.alt === 'string') add(node.properties.alt);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return pieces;
}

/** Returns a text with one of its pieces changed. */
function withOtherPiece(root: Root, { text, occurrence }: Piece): Root {
  let seen = 0;
  const changed = (value: string): string => (value === text && seen++ === occurrence ? otherWords(value) : value);
  const change = <Node extends RootContent | ElementContent>(node: Node): Node => {
    if (node.type === 'text') return { ...node, value: changed(node.value) };
    if (node.type !== 'element') return node;
    const { alt } = node.properties;
    const properties: Element['properties'] = typeof alt === 'string' ? { ...node.properties, alt: changed(alt) } : node.properties;
    return { ...node, properties, children: node.children.map(change) };
  };
  return { ...root, children: root.children.map(change) };
}

/** Returns the texts of a page that change if a piece changes. */
function changedBy(site: IncrementalSite, route: Route, piece: Piece): readonly Clickable[] {
  const before = clickableOf(site.html(route));
  const sources = withOtherProse(site.sources(), (root, file) => (file === piece.file ? withOtherPiece(root, piece) : root));
  const after = textsOfPage(site.htmlFrom(sources)(route)).texts;
  expect(after.length).toBe(before.length);
  return before.filter(({ text }, at) => text !== after[at]?.text);
}

/** Returns the name of the file and the paragraph that a click on a text opens, or undefined if it opens no paragraph. */
function paragraphOf(site: IncrementalSite, route: Route, clicked: Clickable): string | undefined {
  const found = findPlace(site, route, clicked);
  if (found === undefined || !('text' in found) || found.occurrence === undefined) return undefined;
  const file = readContent(realContent).texts.get(found.file) ?? '';
  const block = blockWith(file, { ...found, occurrence: found.occurrence });
  return block === undefined ? undefined : `${found.file} ${blocksOf(file)[block]?.bytes}`;
}

const words = (text: string): readonly string[] => text.match(/[\p{L}\d]+/gu) ?? [];

test('A click on a text that changes with a piece of Markdown opens the paragraph with this piece', { timeout: 1_800_000 }, async () => {
  const site = await openLiveSite();
  const wrong = new Set<string>();
  let count = 0;
  const withProse = site.routes.filter((route) => [...site.site.prose.keys()].some((file) => site.routesOf(file).includes(route)));
  for (const route of namedRoutes(site) ?? withProse) {
    const proseOfPage = [...site.site.prose].filter(([file]) => site.routesOf(file).includes(route));
    for (const piece of proseOfPage.flatMap(([file, root]) => piecesOf(file, root))) {
      const changed = changedBy(site, route, piece);
      count += changed.length;
      for (const text of changed) {
        const paragraph = paragraphOf(site, route, text) ?? '';
        const isRight = paragraph.startsWith(`${piece.file} `) && words(piece.text).every((word) => paragraph.includes(word));
        if (!isRight) wrong.add(`${route.path}: ${JSON.stringify(text.text)} of ${piece.file} opens ${JSON.stringify(paragraph)}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(count).toBeGreaterThan(namedPaths === undefined ? 20 : -1);
});

test('A click on a picture that changes with a value of content opens that value', { timeout: 1_800_000 }, async () => {
  const site = await openLiveSite();
  const wrong = new Set<string>();
  let count = 0;
  const withPictures = site.routes.filter((route) => addressesIn(site.html(route)).length > 0);
  for (const route of namedRoutes(site) ?? withPictures) {
    const before = addressesIn(site.html(route));
    site.recordReads(route);
    const { places } = withMarkedPictures(site.sources(), (file) => site.isMadeOf(route, [{ file, path: [] }]));
    for (const [number, place] of places.entries()) {
      const { sources } = withMarkedPictures(
        site.sources(),
        (file) => file === place.file,
        (each) => each.path.join() === place.path.join(),
      );
      const after = addressesIn(site.htmlFrom(sources)(route));
      expect(after.length).toBe(before.length);
      for (const at of before.keys()) {
        const src = before[at] ?? '';
        if (after[at] === src) continue;
        count += 1;
        const index = before.slice(0, at).filter((each) => each === src).length;
        const found = findPicture(site, route, { src, index });
        if (found?.file !== place.file || found.path.join() !== place.path.join())
          wrong.add(`${route.path}: ${src} of ${place.file} ${place.path.join('.')} (${number}) opens ${JSON.stringify(found)}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(count).toBeGreaterThan(namedPaths === undefined ? 0 : -1);
});
