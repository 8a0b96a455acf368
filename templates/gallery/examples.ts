// The examples of all sections and collections, with the MDX files of sections, by their paths in the project.

export const examples = import.meta.glob<string>(
  ['/templates/sections/*/examples.yaml', '/templates/collections/*/examples.yaml', '/templates/sections/*/*.mdx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The sounds of the examples: files that content would have in `assets`. */
export const exampleAssets = import.meta.glob<string>('/templates/sections/*/*.{opus,mp3}', {
  eager: true,
  query: '?inline',
  import: 'default',
});

/** Returns the YAML of the examples of a section type, or an empty text if it has none. */
export const examplesOf = (type: string): string => examples[`/templates/sections/${type}/examples.yaml`] ?? '';
