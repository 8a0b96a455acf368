// Indexes the modules of `import.meta.glob` by the names of their folders.

/**
 * Returns the values by the folder of each path: `hero` for `./templates/sections/hero/index.ts`.
 *
 * @example
 * ```tsx
 * import { byFolder } from 'archipel';
 *
 * export const purposes = byFolder({ './sections/hero/index.ts': 'opens a page', './sections/faq/index.ts': 'answers questions' });
 * ```
 */
export const byFolder = <Value>(modules: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(modules).map(([path, value]) => [path.split('/').at(-2) ?? path, value]));
