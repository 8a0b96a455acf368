// What a guide does with scripts: the switch of colours, the place in the table of contents, and buttons that copy code.
import { followReader } from './follow-reader.ts';
import { offerCopies } from './offer-copies.ts';
import { reveal } from './reveal.ts';
import { startSwitch } from './theme.ts';

startSwitch();
followReader();
offerCopies();

const guides = document.querySelector<HTMLElement>('#guide-list');
const current = guides?.querySelector<HTMLElement>('[aria-current]');
if (guides && current) reveal(current, guides);
