import { recordedIn } from '../../content/urls/listed-urls.ts';
import { urlLockText } from '../../content/urls/url-history.ts';
import { cut } from '../../content/yaml/cut.ts';
import { nodeAt } from '../../content/yaml/node-at.ts';
import { applyOffsetEdits, type OffsetEdit } from '../../content/yaml/offset-edit.ts';
import { syntaxTree } from '../../content/yaml/syntax-tree.ts';
import { urlLockSource } from '../../model/locks.ts';
import { readableAddress, redirectsSource } from '../../model/references/redirects.ts';
import type { ProjectIndex } from '../new/project-index.ts';
import { addRedirects } from '../new/yaml/add-redirects.ts';

/**
 * Updates redirects and recorded URLs in the content after a change. `moves` maps old URLs to new ones. If redirects.yaml is created, it
 * starts with `comment`. Resolves to the changed texts by file, or to undefined if the notation of redirects.yaml does not allow additions.
 */
export async function moveAddresses(
  { data, tree, urls }: Pick<ProjectIndex, 'data' | 'tree' | 'urls'>,
  moves: ReadonlyMap<string, string>,
  comment: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const texts = new Map<string, string>();
  const recorded = recordedIn(data);
  const old = tree.texts.get(redirectsSource);
  let text = old === undefined ? undefined : await without(retargeted(old, moves), urls);
  // A URL that is missing in an existing record was never public, so it needs no redirect.
  const added = [...moves].flatMap(([from, to]) => (recorded?.includes(from) === false ? [] : [{ from, to }]));
  if (added.length > 0) text = addRedirects(text, added, comment);
  if (added.length > 0 && text === undefined) return undefined;
  if (text !== undefined && text !== old) texts.set(redirectsSource, text);
  const fresh = [...moves].flatMap(([from, to]) => (recorded?.includes(from) && urls.has(to) && !recorded.includes(to) ? [to] : []));
  if (recorded !== undefined && fresh.length > 0) texts.set(urlLockSource, urlLockText([...new Set([...recorded, ...fresh])]));
  return texts;
}

/** Changes the targets of redirects that lead to moved URLs, so that visitors need only one step. */
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

/** Removes redirects whose source is now a page. */
async function without(text: string, pages: ProjectIndex['urls']): Promise<string> {
  const list = nodeAt(syntaxTree(text), ['redirects']);
  const items = list?.kind === 'list' ? list.items : [];
  let left = text;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const from = nodeAt(items[at], ['from']);
    if (from?.kind === 'scalar' && pages.has(readableAddress(from.text))) left = await cut(left, ['redirects', at]);
  }
  return left;
}
