import { defineIsland } from 'archipel';
import { messages } from './messages.ts';
import { SupportForm } from './SupportForm.tsx';

export default defineIsland({ component: SupportForm, messages });
