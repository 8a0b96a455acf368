const signs: Readonly<Record<string, string>> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' };

/** Returns the source of a regular expression for a pattern: `*` in a name, `**` for any folders, `{one,other}`. */
export const globSource = (pattern: string): string =>
  pattern.replaceAll(/\{([^{}]*)\}|\*\*\/?|[.*+?^${}()|[\]\\]/g, (found, choices?: string) =>
    choices === undefined ? (signs[found] ?? `\\${found}`) : `(?:${choices.split(',').map(globSource).join('|')})`,
  );
