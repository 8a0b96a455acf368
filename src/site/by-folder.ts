// The modules of `import.meta.glob`, by the names of their folders.

/** The values by the folder of each path: `hero` for `./templates/sections/hero/index.ts`. */
export const byFolder = <Value>(modules: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(modules).map(([path, value]) => [path.split('/').at(-2) ?? path, value]));
