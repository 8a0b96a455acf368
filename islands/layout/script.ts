// The script that every page gets: what a page cannot know when it is built, and what HTML alone leaves open. It is
// small and does without React, so that nothing of it waits for a library.

import { initFocusScrollPadding } from './bottom-bar.ts';
import { initConsent } from './consent.ts';
import { polyfillDialogs } from './dialogs.ts';
import { initExitIntent, trackLinkClicks } from './exit-intent.ts';
import { initLanguage } from './language.ts';
import { initLiveUpdate } from './live-update.ts';
import { initMenu } from './menu.ts';
import { updateYear } from './year.ts';

initLanguage();
updateYear(new Date());
initMenu();
polyfillDialogs();
initConsent();
initFocusScrollPadding();
trackLinkClicks();
initExitIntent();
if (import.meta.env.DEV) initLiveUpdate();
