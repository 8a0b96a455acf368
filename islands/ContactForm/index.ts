import { defineIsland } from 'archipel';
import { ContactForm } from './ContactForm.tsx';
import { messages } from './messages.ts';

export default defineIsland({ component: ContactForm, messages });
