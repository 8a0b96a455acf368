// Updates URLs that change: references to the old ones point to the new ones, and the old ones redirect.

import { recordedIn } from '../../content/urls/listed-urls.ts';
import { urlLockText } from '../../content/urls/url-history.ts';
import { cut } from '../../content/yaml/cut.ts';
import { nodeAt } from '../../content/yaml/node-at.ts';
import { applyOffsetEdits, type OffsetEdit } from '../../content/yaml/offset-edit.ts';
import { syntaxTree } from '../../content/yaml/syntax-tree.ts';
import { urlLockSource } from '../../model/locks.ts';
import { readableAddress, redirectsSource } from '../../model/references/redirects.ts';
import type { ProjectIndex } from '../new/project-index.ts';
import { addRedirect } from '../new/yaml/add-redirect.ts';

export interface AddressMoves {
  /** The new address by the old one. */
  readonly moves: ReadonlyMap<string, string>;
  /** The addresses after the change. */
  readonly urls: ReadonlySet<string>;
  /** The comment of a file of redirects that is new. */
  readonly comment: string;
}

/** The redirects and the URL history after `moves`; undefined if nothing can be added to redirects.yaml. */
export async function moveAddresses(
  { data, tree }: Pick<ProjectIndex, 'data' | 'tree'>,
  { moves, urls, comment }: AddressMoves,
): Promise<ReadonlyMap<string, string> | undefined> {
  const texts = new Map<string, string>();
  const recorded = recordedIn(data);
  const old = tree.texts.get(redirectsSource);
  let text = old === undefined ? undefined : await without(retargeted(old, moves), urls);
  for (const [from, to] of moves) {
    // An address that was never recorded was never public.
    if (recorded !== undefined && !recorded.includes(from)) continue;
    text = await addRedirect(text, { from, to }, comment);
    if (text === undefined) return undefined;
  }
  if (text !== undefined && text !== old) texts.set(redirectsSource, text);
  const fresh = [...moves].flatMap(([from, to]) => (recorded?.includes(from) && urls.has(to) && !recorded.includes(to) ? [to] : []));
  if (recorded !== undefined && fresh.length > 0) texts.set(urlLockSource, urlLockText([...new Set([...recorded, ...fresh])]));
  return texts;
}

/** Redirects to an address that moves lead to the new one, in one step. */
function retargeted(text: string, moves: ReadonlyMap<string, string>): string {
  const tree = syntaxTree(text);
  const list = nodeAt(tree, ['redirects']);
  const edits = (list?.kind === 'list' ? list.items : []).flatMap((item): OffsetEdit[] => {
    const to = nodeAt(item, ['to']);
    const moved = to?.kind === 'scalar' ? moves.get(to.text) : undefined;
    return to?.kind !== 'scalar' || moved === undefined ? [] : [{ start: to.start, end: to.end, text: moved }];
  });
  return applyOffsetEdits(text, edits);
}

/** The redirects but those from an address that is a page now. */
async function without(text: string, pages: ReadonlySet<string>): Promise<string> {
  const list = nodeAt(syntaxTree(text), ['redirects']);
  const items = list?.kind === 'list' ? list.items : [];
  let left = text;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const from = nodeAt(items[at], ['from']);
    if (from?.kind === 'scalar' && pages.has(readableAddress(from.text))) left = await cut(left, ['redirects', at]);
  }
  return left;
}
