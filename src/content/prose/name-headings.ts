// Computes the ids of headings as GitHub does, so that a text copied from GitHub keeps its anchors, and finds the ids that authors wrote.
import GithubSlugger from 'github-slugger';
import type { Element, Node, Root } from 'hast';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { Range } from '../../model/data/place.ts';
import { headingDepth, startOfPage, wordsOfProse } from '../../model/entries/prose-headings.ts';
import { rangeOfNode } from './node-range.ts';
import { SKIP, visitNodes } from './visit-nodes.ts';

/** The id of a heading, or of another element that has an id, and where it is in its file. */
export interface NamedHeading {
  readonly id: string;
  readonly range: Range;
}

/** The default id for a heading without any letter or digit. */
const unnamed = 'section';

/**
 * Sets the id of each heading in `root` and returns everything that a link can lead to: the headings, and the elements of HTML with an id.
 * Ids that authors wrote, and that of the body, take precedence: an equal automatic id gets a number. Facts in headings are ignored, so
 * that ids do not depend on their values.
 */
export function nameHeadings(root: Root): readonly NamedHeading[] {
  const targets: { readonly node: Node; readonly heading?: Element; readonly id: string | undefined }[] = [];
  visitNodes(root, (node) => {
    if (isFootnotes(node)) return SKIP;
    const id = ownIdOf(node);
    if (node.type === 'element' && headingDepth(node) !== undefined) targets.push({ node, heading: node, id });
    else if (id !== undefined) targets.push({ node, id });
    return undefined;
  });
  const slugger = new GithubSlugger();
  slugger.slug(startOfPage, true);
  for (const { id } of targets) if (id !== undefined) slugger.slug(id, true);
  return targets.map(({ node, heading, id: own }) => {
    const id = own ?? (heading === undefined ? unnamed : slugOf(heading, slugger));
    if (heading !== undefined) heading.properties['id'] = id;
    return { id, range: rangeOfNode(node) };
  });
}

/**
 * Returns a finding for each element of HTML whose id another element or a heading has, or is empty or has spaces, and for each element
 * or heading with the id of the body; own-ids.ts checks the letters of the ids of headings.
 */
export function wrongIdsIn(file: string, named: readonly NamedHeading[]): Finding[] {
  const seen = new Set<string>();
  return named.flatMap(({ id, range }) => {
    if (/^$|\s/.test(id)) return [createFinding('heading-id', { file, range }, { id, fault: 'letters' })];
    if (id === startOfPage) return [createFinding('heading-id', { file, range }, { id, fault: 'start' })];
    if (seen.has(id)) return [createFinding('heading-id', { file, range }, { id, fault: 'element' })];
    seen.add(id);
    return [];
  });
}

function slugOf(heading: Element, slugger: GithubSlugger): string {
  const words = wordsOfProse(heading).trim();
  return slugger.slug(isSlug(words) ? words : unnamed);
}

const isSlug = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);

/** Returns the id that the author of a text gave to an element; undefined for references to footnotes, whose ids are automatic. */
function ownIdOf(node: Node): string | undefined {
  if (node.type !== 'element') return undefined;
  const { id, role } = (node as Element).properties;
  return role === undefined && typeof id === 'string' ? id : undefined;
}

const isFootnotes = (node: Node): boolean => node.type === 'element' && (node as Element).properties['role'] === 'doc-endnotes';
