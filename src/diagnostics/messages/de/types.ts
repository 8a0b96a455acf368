import type { ToolMessages } from '../tool-messages.ts';

export const types: ToolMessages['types'] = {
  typescript: 'Typen prüft TypeScript, das hier nicht installiert ist: npm install --save-dev typescript',
  tsconfig:
    'Typen werden nach tsconfig.json geprüft, und diese Datei fehlt. Schreiben Sie eine: { "include": ["archipel.config.ts", "templates", "islands"] }',
};
