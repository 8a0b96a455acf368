// Which files of a build have compressed forms beside them, and how these are named.

/** Kinds of text. Data that is often offered as an archive is not among them: `.csv.gz` is a file of its own. */
const compressible = /\.(?:html|css|m?js|svg|xml|rss|atom|json|geojson|jsonld|webmanifest|txt|md|ics|vcf)$/;

/** Whether a build may write compressed forms of the file at `path`. */
export const isCompressible = (path: string): boolean => compressible.test(path);

/** The plain file of one that may be compressed, by its name: `page.html` of `page.html.br`. */
export const uncompressedName = (path: string): string | undefined => {
  const plain = /^(.+)\.(?:br|gz)$/.exec(path)?.[1];
  return plain !== undefined && isCompressible(plain) ? plain : undefined;
};
