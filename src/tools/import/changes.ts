// The changes that an import makes to texts, and how often it makes each one.

/** The kinds of changes. The messages name each one. */
export const changeNames = [
  'names',
  'matter',
  'defaults',
  'reserved',
  'titles',
  'searchTitles',
  'descriptions',
  'dates',
  'paths',
  'levels',
  'liquid',
  'shortcodes',
  'snippets',
  'includes',
  'options',
  'languages',
  'asides',
  'disclosures',
  'tabs',
  'html',
  'variants',
  'animations',
  'looks',
  'imports',
  'jsx',
  'expressions',
  'braces',
  'icons',
  'emoji',
  'keys',
  'links',
] as const;

export type ChangeName = (typeof changeNames)[number];

/** Counts a change. */
export type Count = (change: ChangeName) => void;

/** How often an import makes a change, and in how many texts. */
export interface ChangeCount {
  readonly change: ChangeName;
  readonly count: number;
  readonly texts: number;
}

/** Counts changes over all texts. */
export function changeCounter() {
  const counts = new Map<ChangeName, { count: number; texts: number }>();
  return {
    /** Returns the function that counts the changes of one text. */
    ofText: (): Count => {
      const seen = new Set<ChangeName>();
      return (change) => {
        const { count, texts } = counts.get(change) ?? { count: 0, texts: 0 };
        counts.set(change, { count: count + 1, texts: seen.has(change) ? texts : texts + 1 });
        seen.add(change);
      };
    },
    /** Returns all counts, in the order of `changeNames`. */
    all: (): readonly ChangeCount[] =>
      changeNames.flatMap((change) => {
        const found = counts.get(change);
        return found === undefined ? [] : [{ change, ...found }];
      }),
  };
}
