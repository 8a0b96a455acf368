// Extracts the YAML of single examples from the file that lists them, as an author would write it in a page.

export interface Source {
  /** The description of the example: the comment above it. */
  readonly note: string;
  /** The YAML of the example, without its id in the gallery. */
  readonly yaml: string;
}

/** Returns the examples of a file by id. Each begins with a comment and is an item of `sections`. */
export function sourcesIn(text: string): ReadonlyMap<string, Source> {
  const blocks = text.split(/^(?= {2}# )/m).slice(1);
  return new Map(
    blocks.map((block) => {
      const [comment = '', ...lines] = block.trimEnd().split('\n');
      const id = /^ {4}id: (.+)$/m.exec(block)?.[1] ?? '';
      const yaml = lines.filter((line) => !line.startsWith('    id: ')).join('\n');
      return [id, { note: comment.replace(/^ *# /, ''), yaml }];
    }),
  );
}
