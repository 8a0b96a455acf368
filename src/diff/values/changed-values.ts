// All values of content that differ between two versions of a site, in YAML and in longer texts.
import type { Site } from '../../model/site-content.ts';
import { siteFiles } from '../../model/site-files.ts';
import { compareLines, compareValues, type ValueChange } from './compare-values.ts';

/** The content of one version: its data by file, and the files as texts. */
export interface ContentVersion {
  readonly site: Site;
  readonly texts: ReadonlyMap<string, string>;
}

/** Every value that differs, file by file. */
export function changedValues(before: ContentVersion, after: ContentVersion): readonly ValueChange[] {
  const [from, to] = [dataOf(before.site), dataOf(after.site)];
  const data = [...new Set([...to.keys(), ...from.keys()])].flatMap((file) =>
    from.get(file) === to.get(file)
      ? []
      : compareValues(
          from.has(file) ? { file, path: [], value: from.get(file) } : undefined,
          to.has(file) ? { file, path: [], value: to.get(file) } : undefined,
        ),
  );
  const prose = new Set([...after.site.prose.keys(), ...before.site.prose.keys()]);
  return [...data, ...[...prose].flatMap((file) => compareLines(file, proseOf(before, file), proseOf(after, file)))];
}

const proseOf = ({ site, texts }: ContentVersion, file: string): string | undefined => (site.prose.has(file) ? texts.get(file) : undefined);

const dataOf = (site: Site): ReadonlyMap<string, unknown> => new Map(siteFiles(site).map(({ file, data }) => [file, data]));
