// Asks the dev server where a clicked text is written.
import type { ClientMessages } from '../messages.ts';
import { askServer, type ServerAnswer } from './ask-server.ts';
import { findProp } from './find-prop.ts';
import { clickedNode, type EditTarget } from './page-texts.ts';
import type { ClickedNode, Place, Unplaced } from './protocol.ts';

/**
 * Resolves to the place of a text, or to the reason why there is none. If the server cannot decide which prop of an
 * island was clicked, asks the island.
 */
export async function askForPlace(
  target: EditTarget,
  messages: Pick<ClientMessages, 'noServer'>,
  clicked: ClickedNode = clickedNode(target),
): Promise<ServerAnswer<Place | Unplaced>> {
  const answer = await askServer('place', clicked, messages);
  if ('refusal' in answer) return answer;
  const { data } = answer;
  return 'props' in data ? askForPlace(target, messages, { ...clicked, prop: findProp(target, data) }) : { data };
}
