// Formats quantities for the command line and its pages.

/** Bytes for people, 1,000 per kilobyte: `980 B`, `3.1 kB`, `120 kB`. */
export const kilobytes = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`);

/** A count with its noun: `1 page`, `3 pages`, `0 entries`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
