// The script of every page. It adds what is not known when the page is built, and what HTML alone cannot do. It is small and does
// not use React, so that no library delays it.

import { initFocusScrollPadding } from './bottom-bar.ts';
import { initConsent } from './consent.ts';
import { polyfillDialogs } from './dialogs.ts';
import { initExitIntent, trackLinkClicks } from './exit-intent.ts';
import { initLanguage } from './language.ts';
import { initLiveUpdate } from './live-update.ts';
import { initMenu } from './menu.ts';
import { startSky } from './sky.ts';
import { updateYear } from './year.ts';

// A prerendered page stores, requests and counts nothing before its visitor sees it.
if (document.prerendering) await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
initLanguage();
updateYear(new Date());
initMenu();
polyfillDialogs();
initConsent();
initFocusScrollPadding();
trackLinkClicks();
initExitIntent();
startSky();
if (import.meta.env.DEV) initLiveUpdate();
