import { handIn } from '../../tools/edits/hand-in.ts';
import { committedIds } from '../../tools/edits/hand-in-result.ts';
import { notPushedText, refusalText } from '../../tools/edits/refusal-text.ts';
import type { HandedIn, HandInRequest } from '../browser/edit/protocol.ts';
import { listOf } from './edit-list.ts';
import type { EditOptions } from './edit-options.ts';

/** Commits and pushes edits that were made in pages. Committed edits are removed from the list. */
export async function handInEdits({ ids, sentence }: HandInRequest, options: EditOptions): Promise<HandedIn> {
  const { folder, log, messages, displayPath: shown } = options;
  const edits = log.list().edits.filter(({ id }) => ids.includes(id));
  const result = await handIn({ folder, edits, sentence });
  log.remove(committedIds(result));
  if (result.kind === 'refused') return { kind: 'refused', reason: refusalText(result.refusal, { messages, shown }) };
  if (result.kind === 'planned') return { kind: 'refused', reason: '' };
  if (result.kind === 'notPushed') return { kind: 'refused', reason: notPushedText(result, messages) };
  const { branch, commit, address } = result;
  return { kind: 'handed in', branch, commit, edits: listOf(log.list()), ...(address !== undefined && { address }) };
}
