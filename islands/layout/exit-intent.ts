// Exit intent: opens the discount dialog when the pointer leaves the window at the top. Also opens it when a visitor who has never seen it
// leaves the site. If the visitor has answered the cookie banner, the dialog is then not shown again for seven days.

import { onClick } from './clicks.ts';
import { givenConsent } from './consent.ts';
import { openDialog } from './dialogs.ts';
import { type ExitIntentMemory, exitIntentKeys, isSuppressed, seenAt, wasSeen } from './exit-intent-memory.ts';
import { recall, remember } from './storage.ts';

const memory = (): ExitIntentMemory => ({ seen: recall(exitIntentKeys.seen), lastSeen: recall(exitIntentKeys.lastSeen) });

const wasShownRecently = (): boolean => isSuppressed(memory(), Date.now());

/** Listens for exit intent, unless the dialog was shown within the last seven days. */
export function initExitIntent(): void {
  if (wasShownRecently()) return;
  const listening = new AbortController();
  const { signal } = listening;
  const show = (): void => {
    // Another window may have shown the dialog since the page was opened.
    if (wasShownRecently() || !openDialog('discount-dialog')) return;
    listening.abort();
    // Nothing is stored before the visitor has answered the cookie banner. Until then, the dialog is shown once per page view.
    if (givenConsent() === undefined) return;
    const { seen, lastSeen } = seenAt(Date.now());
    remember(exitIntentKeys.seen, seen);
    remember(exitIntentKeys.lastSeen, lastSeen);
  };
  const leavesByTop = ({ clientY, relatedTarget }: MouseEvent): boolean => clientY <= 0 && relatedTarget === null;
  document.addEventListener('mouseout', (event) => void (leavesByTop(event) && show()), { signal });
  if (import.meta.env.DEV) document.addEventListener('archipel:navigate', () => listening.abort());
  // `beforeunload` is not used, because Firefox does not cache pages with such a listener for the back button.
  addEventListener('pagehide', () => void (leavesSite() && !wasSeen(memory()) && show()), { signal });
}

let lastLink: HTMLAnchorElement | null = null;

/**
 * Returns whether the visitor leaves the site: there was no click yet, or the last click was on no link or on a link to another site.
 * Links to pages of this site, telephone numbers and e-mail addresses can also fire `pagehide`, but the visitor stays.
 */
const leavesSite = (): boolean => !lastLink || (lastLink.protocol.startsWith('http') && lastLink.origin !== location.origin);

/** Remembers the link of the last click, or null if the click was on no link. */
export function trackLinkClicks(): void {
  onClick<HTMLAnchorElement>('a', (link) => {
    lastLink = link;
  });
}
