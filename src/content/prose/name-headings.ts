// Computes the ids of headings as GitHub does, so that a text copied from GitHub keeps its anchors.
import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import type { Range } from '../../model/data/place.ts';
import { headingDepth, wordsOfProse } from '../../model/entries/prose-headings.ts';
import { rangeOfNode } from './node-range.ts';
import { visitNodes } from './visit-nodes.ts';

/** The id of a heading, and where the heading is in its file. */
export interface NamedHeading {
  readonly id: string;
  readonly range: Range;
}

/** The default id for a heading without any letter or digit. */
const unnamed = 'section';

/**
 * Sets the id of each heading in `root` and returns the headings. Ids that authors wrote take precedence: an equal
 * automatic id gets a number. Facts in headings are ignored, so that ids do not depend on their values.
 */
export function nameHeadings(root: Root): readonly NamedHeading[] {
  const headings: Element[] = [];
  visitNodes(root, 'element', (node) => {
    if (headingDepth(node) !== undefined) headings.push(node);
  });
  const slugger = new GithubSlugger();
  for (const { properties } of headings) if (typeof properties['id'] === 'string') slugger.slug(properties['id'], true);
  return headings.map((node) => {
    const { properties } = node;
    const words = wordsOfProse(node).trim();
    const id = String(properties['id'] ?? slugger.slug(isSlug(words) ? words : unnamed));
    properties['id'] = id;
    return { id, range: rangeOfNode(node) };
  });
}

const isSlug = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);
