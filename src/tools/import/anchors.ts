// Finds the heading that a fragment meant on the other site, whose generator made another id from the same words.
import GithubSlugger from 'github-slugger';
import { groupBy } from '../../model/group-by.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
import { outsideCode } from './convert/outside-code.ts';
import type { NamedImport } from './file-names.ts';
import { plainWords } from './headings.ts';
import type { LinkTargets } from './links.ts';

/** What links to a text can lead to. */
interface Anchors {
  readonly ids: ReadonlySet<string>;
  /** The ids of headings by the letters of their words, in their order. The id of the title is empty: it is the page itself. */
  readonly byLetters: ReadonlyMap<string, readonly string[]>;
}

export interface TextWithHeadings {
  readonly text: NamedImport;
  readonly body: string;
  /** The words of the main heading that became the title; undefined if there was none. */
  readonly heading: string | undefined;
}

/** Returns a function that converts a fragment of the old site to the id that the same heading of `target` has in archipel. */
export function fragmentsOf(texts: readonly TextWithHeadings[]): LinkTargets['fragmentOf'] {
  const byText = new Map(texts.map((each) => [each.text, each]));
  const known = new Map<NamedImport, Anchors>();
  return (fragment, target) => {
    const { body = '', heading } = byText.get(target) ?? {};
    const anchors = known.get(target) ?? anchorsIn(body, heading);
    known.set(target, anchors);
    return fragmentHere(fragment, anchors);
  };
}

/** Returns the id of the heading to which `fragment` led on the old site. Returns `fragment` if no heading or several have its letters. */
function fragmentHere(fragment: string, { ids, byLetters }: Anchors): string {
  const written = percentDecoded(fragment);
  const found = byLetters.get(lettersOf(written)) ?? [];
  if (ids.has(written) || found.length > 1) return fragment;
  // Python-Markdown numbers equal headings with an underscore: `usage`, `usage_1`.
  const [, base, number] = /^(.+)_(\d+)$/.exec(written) ?? [];
  return found[0] ?? (base === undefined ? undefined : byLetters.get(lettersOf(base))?.[Number(number)]) ?? fragment;
}

const lettersOf = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Returns the letters of the ids that other generators make from `words`. Generators differ: they keep all letters, remove accents, keep
 * only ASCII, or remove a number at the start.
 */
const lettersKept = (words: string): ReadonlySet<string> =>
  new Set(
    [words, words.normalize('NFKD').replaceAll(/\p{M}/gu, ''), words.replaceAll(/[^\p{ASCII}]/gu, ''), words.replace(/^[^\p{L}]+/u, '')]
      .map(lettersOf)
      .filter((letters) => letters !== ''),
  );

/** A heading. The groups are its words, and the id on the line below, or its words above a line of marks. */
const headings =
  /^(?:[ \t]*>)*(?: {0,3}|[ \t]*(?:[-*+]|\d+[.)])[ \t]{1,4})#{1,6}[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$(?:\n\{:[ \t]*#([^\s{}]+)[ \t]*\})?|^(?![ \t>#*+|-]|\d+\.|<)(\S.*)\n(?:=+|-{2,})[ \t]*$/gm;
const ownId = /\s*\{(?:\/\*|:)?[ \t]*#([^\s{}*]+)[ \t]*(?:\*\/)?\}$/;
const idOfElement = /<[a-z][^<>]*?\s(?:id|name)=["']?([^\s"'<>]+)/gi;

function anchorsIn(body: string, title: string | undefined): Anchors {
  const found: { readonly words: string; readonly own: string | undefined }[] = [];
  const elements: string[] = [];
  outsideCode(body, (masked, written) => {
    for (const [, id = ''] of masked.matchAll(idOfElement)) elements.push(id);
    for (const [, words, idBelow, above = ''] of masked.matchAll(headings)) {
      const line = words ?? above.trimEnd();
      found.push({ words: plainWords(written(line.replace(ownId, ''))), own: ownId.exec(line)?.[1] ?? idBelow });
    }
    return masked;
  });
  const slugger = new GithubSlugger();
  for (const id of [...elements, ...found.flatMap(({ own }) => own ?? [])]) slugger.slug(id, true);
  const named = found.map(({ words, own }) => ({ words, id: own ?? slugger.slug(words) }));
  const ofTitle = title === undefined ? [] : [{ words: title, id: '' }];
  const letters = [...ofTitle, ...named].flatMap(({ words, id }) =>
    Array.from(new Set([...lettersKept(words), lettersOf(id)]), (each) => ({ letters: each, id })),
  );
  const byLetters = groupBy(
    letters.filter((each) => each.letters !== ''),
    (each) => each.letters,
  );
  return {
    ids: new Set([...elements, ...named.map(({ id }) => id)]),
    byLetters: new Map([...byLetters].map(([key, all]) => [key, all.map(({ id }) => id)])),
  };
}
