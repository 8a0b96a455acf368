// Retains scripts, styles and images of earlier builds, because a page that is open while a new site is published still loads
// the files that it names.

/** Files that a build no longer produced, although the previous one did. */
export interface EarlierFiles {
  /** When the build without these files was published, as an ISO 8601 instant. */
  readonly replaced: string;
  /** Paths relative to the root of the output. */
  readonly files: readonly string[];
}

/** How long files that the site no longer uses are retained. */
export interface EarlierLimits {
  readonly days: number;
  /** Maximum number of builds whose removed files are retained. */
  readonly builds: number;
}

export const usualLimits: EarlierLimits = { days: 7, builds: 20 };

const day = 24 * 3600 * 1000;

interface Builds {
  /** What the previous build has recorded about the output. */
  readonly before:
    | { readonly files: Readonly<Record<string, unknown>>; readonly earlier?: readonly EarlierFiles[] | undefined }
    | undefined;
  /** Returns whether the new build has produced a file. */
  readonly has: (path: string) => boolean;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

/** Returns the files to retain beside those of a new build, grouped by the build that no longer produced them, the latest build first. */
export function earlierFiles({ before, has, now }: Builds, { days, builds }: EarlierLimits): readonly EarlierFiles[] {
  const known = before?.earlier ?? [];
  const isKnown = new Set(known.flatMap(({ files }) => files));
  const left = Object.keys(before?.files ?? {}).filter((path) => isLoaded(path) && !isKnown.has(path));
  return [{ replaced: new Date(now).toISOString(), files: left }, ...known]
    .filter(({ replaced }) => Date.parse(replaced) > now - days * day)
    .map(({ replaced, files }) => ({ replaced, files: files.filter((path) => !has(path)) }))
    .filter(({ files }) => files.length > 0)
    .slice(0, builds);
}

/** Returns whether pages load a file by a name with a hash; excludes link-preview images, which only other sites display. */
const isLoaded = (path: string): boolean => path.startsWith('assets/') && !path.startsWith('assets/og-');
