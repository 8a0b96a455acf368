// The script that every page gets: what a page cannot know when it is built, and what HTML alone leaves open. It is
// small and does without React, so that nothing of it waits for a library.

import { keepFocusClear } from './bottom-bar.ts';
import { askForConsent } from './consent.ts';
import { mendDialogs } from './dialogs.ts';
import { noteWhereLinksLead, offerOnExit } from './exit-intent.ts';
import { mindLanguage } from './language.ts';
import { closeMenuOnLink } from './menu.ts';
import { correctYear } from './year.ts';

mindLanguage();
correctYear(new Date());
closeMenuOnLink();
mendDialogs();
askForConsent();
keepFocusClear();
noteWhereLinksLead();
offerOnExit();
