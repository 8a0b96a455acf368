// The offer to a visitor who is about to leave: when the pointer leaves by the top of the window,
// or when the page is left and the offer was never seen. Once seen, it stays away for seven days.

import { givenConsent } from './consent.ts';
import { openDialog } from './dialogs.ts';
import { type ExitIntentMemory, exitIntentKeys, isSuppressed, seenAt, wasSeen } from './exit-intent-memory.ts';
import { recall, remember } from './storage.ts';

const memory = (): ExitIntentMemory => ({ seen: recall(exitIntentKeys.seen), lastSeen: recall(exitIntentKeys.lastSeen) });

const seenOfLate = (): boolean => isSuppressed(memory(), Date.now());

/** Listens, unless the offer was seen of late. */
export function initExitIntent(): void {
  if (seenOfLate()) return;
  const listening = new AbortController();
  const { signal } = listening;
  const show = (): void => {
    // Since the page was opened another window may have made the offer.
    if (seenOfLate() || !openDialog('discount-dialog')) return;
    listening.abort();
    // Before the choice about cookies nothing is stored: the offer is then made once a page view.
    if (givenConsent() === undefined) return;
    const { seen, lastSeen } = seenAt(Date.now());
    remember(exitIntentKeys.seen, seen);
    remember(exitIntentKeys.lastSeen, lastSeen);
  };
  const leavesByTop = ({ clientY, relatedTarget }: MouseEvent): boolean => clientY <= 0 && relatedTarget === null;
  document.addEventListener('mouseout', (event) => void (leavesByTop(event) && show()), { signal });
  if (import.meta.env.DEV) document.addEventListener('archipel:navigate', () => listening.abort());
  window.addEventListener('beforeunload', () => void (leavesSite() && !wasSeen(memory()) && show()), { signal });
}

let follows: HTMLAnchorElement | null = null;

/**
 * False while a link to another page of this site is followed: its visitor stays. So does one who telephones or writes
 * a mail, although browsers call that leaving, too.
 */
const leavesSite = (): boolean => !follows || (follows.protocol.startsWith('http') && follows.origin !== location.origin);

/** Keeps in mind where the last click leads. */
export function trackLinkClicks(): void {
  document.addEventListener('click', ({ target }) => {
    follows = target instanceof Element ? target.closest('a') : null;
  });
}
