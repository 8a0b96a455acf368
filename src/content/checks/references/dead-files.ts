// Links in texts to files that do not exist. The audit finds them in finished pages. If other errors keep pages from being rendered, this
// module finds them in the texts, so that all mistakes are reported together.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { nearestFile } from '../../../diagnostics/nearest-file.ts';
import { linesOf } from '../../../model/data/lines.ts';
import { localeOfProse } from '../../../model/entries/prose-file.ts';
import { isFileAddress } from '../../prose/inner-link.ts';
import { markdownAddressesIn } from '../../prose/markdown-links.ts';
import { proseUses } from '../../prose/prose-use.ts';
import type { ContentTree } from '../../tree.ts';
import { entryPaths } from '../../urls/entry-paths.ts';
import type { CheckContext } from '../check.ts';

interface DeadFileSources extends Pick<CheckContext, 'files' | 'signatures' | 'model'> {
  readonly tree: ContentTree;
  /** The drafts that are not built, and their texts. */
  readonly hidden: ReadonlySet<string>;
}

/** Returns whether the build writes a file other than pages and the files of `public/`, or may write it. `path` begins with a slash. */
export type IsWritten = (path: string) => boolean;

/** Returns a finding for each link to a missing file, in the texts that pages show. */
export function deadFileLinks({ tree, files, signatures, model, hidden }: DeadFileSources, isWritten: IsWritten): readonly Finding[] {
  const { texts, diskNames, publicFiles = new Map<string, unknown>() } = tree;
  const paths = entryPaths({ entries: files.entries, signatures, model });
  const { pathIn } = model.locales;
  const pages = new Set([...paths.values()].flatMap((byLanguage) => [...byLanguage].map(([locale, path]) => pathIn(locale, path))));
  const uses = proseUses(signatures, model);
  const isThere = (path: string): boolean => publicFiles.has(path.slice(1)) || pages.has(path) || isWritten(path);
  return files.prose.flatMap((file) => {
    const locale = localeOfProse(file, model.locales);
    const entry = uses.get(file)?.entries.find((each) => !hidden.has(each));
    const path = entry === undefined || locale === undefined ? undefined : paths.get(entry)?.get(locale);
    const text = texts.get(file) ?? '';
    if (path === undefined || locale === undefined || !/\]\(\s*<?\/|^ {0,3}\[[^\]\n]+\]:\s*<?\//m.test(text)) return [];
    const lines = linesOf(text);
    return markdownAddressesIn(diskNames?.get(file) ?? file, text)
      .filter(({ start, address }) => isFileAddress(address) && !isPicture(text, start) && !isThere(pathOf(address)))
      .map(({ start, address }) => {
        const page = pathIn(locale, path);
        const near = nearestFile(address, { isPage: (each) => pages.has(each), publicFiles: publicFiles.keys() });
        const place = { file, range: lines(start, start + address.length) };
        return createFinding('page-dead-link', place, { page, href: address, ...(near !== undefined && { near }) });
      });
  });
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/** Returns whether the address at `start` belongs to a picture, whose file is checked elsewhere. */
const isPicture = (text: string, start: number): boolean =>
  /!\[[^\][]*\]\(\s*<?$/.test(text.slice(text.lastIndexOf('\n', start) + 1, start));
