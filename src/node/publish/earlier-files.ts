// Scripts, styles and pictures of builds before: a page that is open while a new site takes the place of the old one goes
// on to load the files that it names.

/** Files that a build was the first not to have. */
export interface EarlierFiles {
  /** When that build was published, as an ISO 8601 instant. */
  readonly replaced: string;
  /** Paths from the root of the output. */
  readonly files: readonly string[];
}

/** How long files stay that no page of the site names any more. */
export interface EarlierLimits {
  readonly days: number;
  /** Builds that left files out. */
  readonly builds: number;
}

export const usualLimits: EarlierLimits = { days: 7, builds: 20 };

const day = 24 * 3600 * 1000;

interface Builds {
  /** The record of the previous build about the output. */
  readonly before:
    | { readonly files: Readonly<Record<string, unknown>>; readonly earlier?: readonly EarlierFiles[] | undefined }
    | undefined;
  /** True for a file that the new build has made. */
  readonly has: (path: string) => boolean;
  /** The present, in milliseconds since 1970. */
  readonly now: number;
}

/** The files that stay beside those of a new build, the latest first. */
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

/** True for what pages load, and name by its content: no link-preview image, which only other sites show. */
const isLoaded = (path: string): boolean => path.startsWith('assets/') && !path.startsWith('assets/og-');
