import { defineIsland } from 'archipel';
import { messages } from './messages.ts';
import { NewsletterDialog } from './NewsletterDialog.tsx';

export default defineIsland({ component: NewsletterDialog, messages });
