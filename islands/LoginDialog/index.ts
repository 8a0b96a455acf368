import { defineIsland } from 'archipel';
import { LoginDialog } from './LoginDialog.tsx';
import { messages } from './messages.ts';

export default defineIsland({ component: LoginDialog, messages });
