// Builds the two versions of a comparison in memory, and compares them. The second reuses the results that it shares with the
// first.
import { addressOf } from '../../build/prepared-site.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import { brotliSize } from '../../node/publish/precompress.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { compareSites } from '../../tools/diff/compare-sites.ts';
import type { SiteDiff } from '../../tools/diff/site-diff.ts';
import { type BuiltVersion, createVersionBuilder, type NamedInput, type VersionBuilder } from './build-version.ts';

interface ComparisonOptions {
  /** The language of messages about content. */
  readonly language: ToolLanguage;
  /** Returns the name of a content file relative to the current folder. */
  readonly shown: (file: string) => string;
  /** A builder that has built versions of this site before; a new one if omitted. */
  readonly builder?: VersionBuilder;
}

export interface ComparedVersions {
  readonly before: BuiltVersion;
  /** Undefined if the first version cannot be built. */
  readonly after: BuiltVersion | undefined;
  /** Undefined if a version has errors that prevent a build. */
  readonly result: SiteDiff | undefined;
  /** The base path of the site; empty if the site is served at the root of its host. */
  readonly basePath: string;
  /** The URL of the second version of the site, without a trailing slash. */
  readonly baseUrl: string;
}

const nowhere = { basePath: '', baseUrl: '' };

/** Builds and compares two inputs. */
export async function compareVersions(
  [before, after]: readonly [before: NamedInput, after: NamedInput],
  { language, shown, builder = createVersionBuilder() }: ComparisonOptions,
): Promise<ComparedVersions> {
  const build = (own: NamedInput, other: NamedInput): Promise<BuiltVersion> =>
    builder.build({ ...own, other: other.input.tree, language, shown });
  const old = await build(before, after);
  if (old.built === undefined) return { before: old, after: undefined, result: undefined, ...nowhere };
  const recent = await build(after, before);
  if (recent.built === undefined) return { before: old, after: recent, result: undefined, ...nowhere };
  const { version, ready, pages } = recent.built;
  const { definition } = after.input;
  const result = compareSites({
    before: old.built.version,
    after: version,
    isContentAlone: before.input.definition === definition && before.input.at === after.input.at,
    changed: differing(old.built, recent.built),
    isMadeOf: pages.isMadeOf,
    shown,
    brotli: brotliSize,
  });
  return { before: old, after: recent, result, basePath: definition.basePath ?? '', baseUrl: addressOf(ready.site, definition) };
}

type Built = NonNullable<BuiltVersion['built']>;

/** Returns the pages of the second version that are new, moved or changed. */
function differing(before: Built, after: Built): readonly Route[] {
  const namesBefore = new Map(before.version.routes.map((route) => [route.path, before.pages.nameOf(route)]));
  return after.version.routes.filter((route) => {
    const name = namesBefore.get(route.path);
    return name === undefined || name !== after.pages.nameOf(route);
  });
}
