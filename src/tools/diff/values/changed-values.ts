import { groupBy } from '../../../model/group-by.ts';
import type { Site } from '../../../model/site-content.ts';
import { yamlDataOf } from '../../explain/places.ts';
import { compareTextVersions, compareValues, type ValueChange } from './compare-values.ts';

/** The content of a version. */
export interface ComparedContent {
  readonly site: Site;
  readonly texts: ReadonlyMap<string, string>;
  /** Fingerprints of the texts. */
  readonly versions: ReadonlyMap<string, string>;
}

/**
 * Returns every value that differs: those in YAML files first, then the lines of MDX files. A renamed file has no differing values if its
 * text is unchanged.
 */
export function changedValues(before: ComparedContent, after: ComparedContent): readonly ValueChange[] {
  const [from, to] = [yamlDataOf(before.site), yamlDataOf(after.site)];
  const values = pairNames([...from.keys()], [...to.keys()], { before, after }).flatMap(([old, young]) =>
    compareValues(versionOf(from, old), versionOf(to, young)),
  );
  const prose = pairNames([...before.site.prose.keys()], [...after.site.prose.keys()], { before, after });
  const changed = prose.filter(([old, young]) => nameOf(before, old) !== nameOf(after, young));
  return [...values, ...changed.flatMap(([old, young]) => compareTextVersions(textOf(before, old), textOf(after, young)))];
}

type Names = readonly [before: string | undefined, after: string | undefined];

interface Versions {
  readonly before: ComparedContent;
  readonly after: ComparedContent;
}

/** Pairs files by name; files that only one version has are paired if their texts are the same. */
function pairNames(from: readonly string[], to: readonly string[], { before, after }: Versions): readonly Names[] {
  const [left, right] = [new Set(from), new Set(to)];
  const gone = new Set(from.filter((file) => !right.has(file)));
  const goneOf = groupBy(gone, (file) => nameOf(before, file) ?? file);
  const pairs = to.map((file): Names => {
    if (left.has(file)) return [file, file];
    const old = goneOf.get(nameOf(after, file) ?? file)?.find((each) => gone.has(each));
    if (old !== undefined) gone.delete(old);
    return [old, file];
  });
  return [...pairs, ...[...gone].map((file): Names => [file, undefined])];
}

const nameOf = ({ versions }: ComparedContent, file: string | undefined): string | undefined =>
  file === undefined ? undefined : versions.get(file);

const versionOf = (data: ReadonlyMap<string, unknown>, file: string | undefined) =>
  file === undefined ? undefined : { file, path: [], value: data.get(file) };

const textOf = ({ texts }: ComparedContent, file: string | undefined) =>
  file === undefined ? undefined : { file, text: texts.get(file) ?? '' };
