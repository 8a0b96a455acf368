import { defineIsland } from 'archipel';
import { DiscountDialog } from './DiscountDialog.tsx';

export default defineIsland({ component: DiscountDialog });
