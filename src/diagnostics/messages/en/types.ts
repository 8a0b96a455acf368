/** Why `--types` cannot check types. */
export const types = {
  typescript: 'Types are checked by TypeScript, which is not installed here: npm install --save-dev typescript',
  tsconfig:
    'Types are checked according to tsconfig.json, which is missing. Write one: { "include": ["archipel.config.ts", "templates", "islands"] }',
};
