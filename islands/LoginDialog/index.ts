import { defineIsland } from 'archipel';
import { LoginDialog } from './LoginDialog.tsx';

export default defineIsland({ component: LoginDialog });
