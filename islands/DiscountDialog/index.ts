import { defineIsland } from 'archipel';
import { DiscountDialog } from './DiscountDialog.tsx';
import { messages } from './messages.ts';

export default defineIsland({ component: DiscountDialog, messages });
