// Begins what `watch` does in a page: edits come in while it is looked at, and problems show over it.

import { listen } from './connect.ts';
import { problemsPanel } from './error-overlay.ts';
import { restoreFields } from './form-state.ts';
import { keepUp } from './live-update.ts';
import { goTo, reload } from './navigate.ts';
import { makeSurface } from './overlay-host.ts';
import type { DeskState, EditedPage } from './state.ts';
import { swapStylesheet } from './stylesheet.ts';
import { notices } from './toasts.ts';

const surface = makeSurface();
const showProblems = problemsPanel(surface);
const { offer, sayGone, sayLine } = notices(surface);
const showPage = keepUp(surface.settle);

let first: DeskState | undefined;
let lastSave = 0;

function show(state: DeskState): void {
  if (first === undefined) [first, lastSave] = [state, state.save];
  if (state === first ? isOutdated(state) : isOtherCode(first, state)) reload();
  else showState(state);
}

/** What was opened as not found is another page than the one that comes. */
const isOtherCode = (before: DeskState, { run, code, page }: DeskState): boolean =>
  run !== before.run || code !== before.code || (before.page === undefined && page !== undefined);

function showState({ stylesheet, page, problems, save, follow, edited }: DeskState): void {
  swapStylesheet(stylesheet);
  sayGone(page === undefined && first?.page !== undefined);
  if (page !== undefined) showPage(page);
  showProblems(problems);
  if (save === lastSave) return;
  lastSave = save;
  const target = follow ? inLanguageOfPage(edited) : undefined;
  if (target === undefined) offer(edited);
  else goTo(target.url);
}

/** The server may say in the element of this script which hash the page that it sent has; an edit can overtake the page. */
function isOutdated({ page }: DeskState): boolean {
  const sent = document.querySelector<HTMLElement>('script[src^="/__archipel/desk.js"]')?.dataset['page'];
  const [navigation] = performance.getEntriesByType('navigation');
  const isReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return sent !== undefined && sent !== page && !isReloaded;
}

const inLanguageOfPage = (pages: readonly EditedPage[]): EditedPage | undefined =>
  pages.find(({ locale }) => locale === document.documentElement.lang) ?? pages[0];

restoreFields();
listen({ onState: show, onLine: sayLine });
