// Asks the dev server where a clicked text is written.
import type { ClientMessages } from '../messages.ts';
import { askServer, type ServerAnswer } from './ask-server.ts';
import { findProp } from './find-prop.ts';
import { clickedNode, type EditTarget } from './page-texts.ts';
import type { Place, UndecidedProps, Unplaced } from './protocol.ts';

/**
 * Resolves to the place of a text, or to the reason why there is none. If the server cannot decide which prop of an
 * island was clicked, asks the island.
 */
export async function askForPlace(target: EditTarget, messages: Pick<ClientMessages, 'noServer'>): Promise<ServerAnswer<Place | Unplaced>> {
  const clicked = clickedNode(target);
  const answer = await askServer<Place | Unplaced | UndecidedProps>('place', clicked, messages);
  if ('refusal' in answer) return answer;
  const { data } = answer;
  return 'props' in data ? askServer<Place | Unplaced>('place', { ...clicked, prop: findProp(target, data) }, messages) : { data };
}
