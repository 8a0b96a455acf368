// The offer to a visitor who is about to leave (SPEC.md, section 4): when the pointer leaves by the top of the window,
// or when the page is left and the offer was never seen. Once seen, it stays away for seven days.
import { exitIntentKeys, isSuppressed, seenAt, wasSeen } from '../rules/suppression.ts';
import { givenConsent } from './consent.ts';
import { openDialog } from './dialogs.ts';
import { recall, remember } from './storage.ts';

/** Listens, unless the offer was seen of late. */
export function offerOnExit(): void {
  const memory = { seen: recall(exitIntentKeys.seen), lastSeen: recall(exitIntentKeys.lastSeen) };
  if (isSuppressed(memory, Date.now())) return;
  const listening = new AbortController();
  const { signal } = listening;
  const show = (): void => {
    if (!openDialog('discount-dialog')) return;
    listening.abort();
    // Before the choice about cookies nothing is stored: the offer is then made once a page view.
    if (givenConsent() === undefined) return;
    const { seen, lastSeen } = seenAt(Date.now());
    remember(exitIntentKeys.seen, seen);
    remember(exitIntentKeys.lastSeen, lastSeen);
  };
  const leavesByTop = ({ clientY, relatedTarget }: MouseEvent): boolean => clientY <= 0 && relatedTarget === null;
  document.addEventListener('mouseout', (event) => void (leavesByTop(event) && show()), { signal });
  if (!wasSeen(memory)) window.addEventListener('beforeunload', () => void (leavesSite() && show()), { signal });
}

let follows: string | undefined;

/** False while a link to another page of this site is followed: its visitor stays. */
const leavesSite = (): boolean => follows !== location.origin;

/** Keeps in mind where the last click leads. */
export function noteWhereLinksLead(): void {
  document.addEventListener('click', ({ target }) => {
    follows = target instanceof Element ? target.closest('a')?.origin : undefined;
  });
}
