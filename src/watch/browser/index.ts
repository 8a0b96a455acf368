// The dev client, which `watch` adds to its pages: applies edits to the open page and displays problems over it.
import { connect } from './connect.ts';
import { type Editing, startEditing } from './edit/start-editing.ts';
import { editStyles } from './edit/styles.ts';
import { restoreFormState } from './form-state.ts';
import { createLiveUpdate } from './live-update.ts';
import { clientMessages } from './messages.ts';
import { goTo, reload } from './navigate.ts';
import { openSourceOnAltClick } from './open-source.ts';
import { createErrorOverlay } from './overlay/error-overlay.ts';
import { createOverlayHost } from './overlay/overlay-host.ts';
import { errorPageStyles } from './overlay/styles.ts';
import { createToasts } from './overlay/toasts.ts';
import { markPlaceholders } from './placeholders.ts';
import type { DevState, EditedPage } from './state.ts';
import { adoptStyles, swapStylesheet } from './stylesheet.ts';

/** The server passes data in attributes of this script's element. */
const served = document.querySelector<HTMLElement>('script[src^="/__archipel/client.js"]')?.dataset;
const messages = clientMessages(served?.['language']);
const host = createOverlayHost(messages.language, [editStyles]);
const showProblems = createErrorOverlay(host, messages);
const { showDraft, showEditedPages, showPageRemoved, showConnectionStatus, showRefusal } = createToasts(host, messages);
const updatePage = createLiveUpdate({ onUpdated: host.reposition, reload: reloadUnlessTyped });

let editing: Editing | undefined;
let isReloadDue = false;
let first: DevState | undefined;
let lastOffer: string | undefined;

function onState(state: DevState): void {
  if (first === undefined) startTools(state);
  first ??= state;
  if (state === first ? isOutdated(state) : needsFullReload(first, state)) reloadUnlessTyped();
  if (!isReloadDue || isTyped()) apply(state);
}

function startTools({ mayEdit }: DevState): void {
  if (mayEdit) editing = startEditing(host, messages, { refuse: showRefusal, onClosed: () => isReloadDue && reload() });
  else openSourceOnAltClick(messages, showRefusal);
}

const isTyped = (): boolean => editing?.isTyped() === true;

/** Reloads the page. If the editing panel contains unsaved text, reloads only after the panel is closed, because the text would be lost. */
function reloadUnlessTyped(): void {
  isReloadDue = true;
  if (!isTyped()) reload();
}

/**
 * Returns whether the page has to be reloaded: if the server has restarted, if code or a file of `public/` has changed, or if the page
 * exists now but did not when it was opened.
 */
const needsFullReload = (before: DevState, { serverId, reloadVersion, page }: DevState): boolean =>
  serverId !== before.serverId || reloadVersion !== before.reloadVersion || (before.page === undefined && page !== undefined);

function apply({ stylesheet, isDraft, page, home, held, problems, revision, follow, edited }: DevState): void {
  swapStylesheet(stylesheet);
  showPageRemoved(page === undefined && first?.page !== undefined ? home : undefined);
  showDraft(isDraft);
  if (page !== undefined) updatePage(page);
  showProblems(problems, held);
  const offer = offerOf({ revision, edited });
  // Edits from before the page was opened are not announced.
  if (offer === lastOffer || revision === first?.revision) return;
  lastOffer = offer;
  const target = follow && !isTyped() ? inLanguageOfPage(edited) : undefined;
  if (target === undefined) showEditedPages(edited);
  else goTo(target.url);
}

/**
 * Returns whether the page was edited while it was loading: then the first state differs from `data-page`, the hash of the served HTML.
 * Returns false after a reload, so that the page does not reload forever.
 */
function isOutdated({ page }: DevState): boolean {
  const sent = served?.['page'];
  const [navigation] = performance.getEntriesByType('navigation');
  const isReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return sent !== undefined && sent !== page && !isReloaded;
}

/** Returns a key of the pages to announce. It changes again shortly after a save, once the pages that the save has changed are known. */
const offerOf = ({ revision, edited }: Pick<DevState, 'revision' | 'edited'>): string =>
  JSON.stringify([revision, ...edited.map(({ url }) => url)]);

const inLanguageOfPage = (pages: readonly EditedPage[]): EditedPage | undefined =>
  pages.find(({ lang }) => lang === document.documentElement.lang) ?? pages[0];

// Only the server's error page has no hash.
if (served?.['page'] === undefined) adoptStyles(errorPageStyles);
restoreFormState();
markPlaceholders();
connect({ isTyped, onOpen: () => editing?.resend(), onState, onConnectionChange: showConnectionStatus });
