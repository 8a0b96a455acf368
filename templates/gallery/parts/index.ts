// The parts that the gallery shows besides sections and layouts, by name.
import type { Example } from '../ExampleList.tsx';
import { accentExamples } from './accents.tsx';
import { buttons } from './buttons.tsx';
import { dialogs, dialogsDone, dialogsRefused } from './dialogs.tsx';
import { forms, formsBusy, formsDone, formsRefused } from './forms.tsx';
import { notices } from './notices.tsx';

export const parts: Readonly<Record<string, readonly Example[]>> = {
  buttons,
  accents: accentExamples,
  forms,
  'forms-refused': formsRefused,
  'forms-busy': formsBusy,
  'forms-done': formsDone,
  dialogs,
  'dialogs-refused': dialogsRefused,
  'dialogs-done': dialogsDone,
  notices,
};
