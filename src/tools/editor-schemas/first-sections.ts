// Extracts snippets for editors from the gallery's examples: the first example of each file is the typical one.

/** Returns the YAML of the first section of each file, without its dash and its id. The keys are the types of the sections. */
export function firstSections(examples: readonly string[]): Readonly<Record<string, string>> {
  const sections = examples.flatMap((yaml) => {
    const lines = yaml.split('\n');
    const start = lines.findIndex((line) => line.startsWith('  - type: '));
    if (start < 0) return [];
    const length = lines.slice(start + 1).findIndex((line) => !/^(?: {4}|\s*$)/.test(line));
    const section = lines.slice(start, length < 0 ? undefined : start + 1 + length).filter((line) => !line.startsWith('    id: '));
    return [
      [
        section[0]?.replace('  - type: ', '') ?? '',
        section
          .map((line) => line.slice(4))
          .join('\n')
          .trimEnd(),
      ] as const,
    ];
  });
  return Object.fromEntries(sections);
}
