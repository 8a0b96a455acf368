import { defineIsland } from 'archipel';
import { ContactForm } from './ContactForm.tsx';

export default defineIsland({ component: ContactForm });
