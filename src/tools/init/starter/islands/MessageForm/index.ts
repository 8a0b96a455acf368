import { defineIsland } from 'archipel';
import { MessageForm } from './MessageForm.tsx';

export default defineIsland({ component: MessageForm });
