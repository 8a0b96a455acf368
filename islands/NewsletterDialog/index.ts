import { defineIsland } from 'archipel';
import { NewsletterDialog } from './NewsletterDialog.tsx';

export default defineIsland({ component: NewsletterDialog });
