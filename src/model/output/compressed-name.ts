// Decides which files of a build may have compressed forms beside them, and recognizes the names of these forms.

/** Text files that are worth compressing. Data that sites often compress themselves is excluded: `.csv.gz` may be a file of the site. */
const compressible = /\.(?:html|css|m?js|svg|xml|rss|atom|json|geojson|jsonld|webmanifest|txt|md|ics|vcf)$/;

/** Returns whether a build may write compressed forms of the file at `path`. */
export const isCompressible = (path: string): boolean => compressible.test(path);

/** Returns the name of the plain file of a compressed one: `page.html` for `page.html.br`; undefined for any other name. */
export const uncompressedName = (path: string): string | undefined => {
  const plain = /^(.+)\.(?:br|gz)$/.exec(path)?.[1];
  return plain !== undefined && isCompressible(plain) ? plain : undefined;
};
