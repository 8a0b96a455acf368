import { defineIsland } from 'archipel';
import { SupportForm } from './SupportForm.tsx';

export default defineIsland({ component: SupportForm });
