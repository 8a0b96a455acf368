import type { ToolMessages } from '../tool-messages.ts';

export const types: ToolMessages['types'] = {
  typescript: 'Typen prüft TypeScript, das hier nicht installiert ist: npm install --save-dev typescript',
  tsconfig:
    'Wie Typen geprüft werden, sagt tsconfig.json, und die fehlt. Schreiben Sie eine: { "include": ["archipel.config.ts", "templates", "islands"] }',
};
