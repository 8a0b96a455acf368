// Finds the entries that show a prose file, and when they show it.
import type { FindingPlace } from '../../diagnostics/diagnostic.ts';
import { proseFile } from '../../model/entries/prose-file.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { Calendar } from '../../model/time/calendar.ts';
import { overlapOf, type Window, widest, windowOf } from '../../model/time/dated.ts';
import type { Signature, Signatures } from '../signature.ts';

interface NamedProse {
  readonly name: string;
  readonly place: FindingPlace;
  /** Returns the period in which the page shows the prose. */
  readonly window: (calendar: Calendar) => Window;
  /** True if the page has this language, so that the file must exist. */
  readonly due: boolean;
}

/** Returns the prose files that an entry names, each with the path of the name in the entry. */
export const namedBy = (file: string, signature: Signature | undefined, locales: Locales): NamedProse[] =>
  (signature?.sections ?? []).flatMap(({ source, ...section }, index) => {
    if (source === undefined) return [];
    const window = (calendar: Calendar) => overlapOf([windowOf(signature, calendar), windowOf(section, calendar)]);
    const place = { file, path: ['sections', index, 'source'] };
    const listed = signature?.languages;
    // A Markdown entry names its text in all languages: the file of a draft translation exists, although the entry lacks its language.
    const named = source === signature?.markdown ? locales.list : (listed ?? locales.list);
    return named.map((language) => ({
      name: proseFile(file, source, language),
      place,
      window,
      due: listed?.includes(language) === true,
    }));
  });

export interface ProseUse {
  /** The files of the entries that show the prose. */
  readonly entries: readonly string[];
  /** The period from the first to the last instant at which an entry shows the prose. */
  readonly window: Window;
}

/** Returns the use of each prose file that an entry names. */
export function proseUses(signatures: Signatures, { locales, calendar }: { readonly locales: Locales; readonly calendar: Calendar }) {
  const found = new Map<string, { readonly entries: Set<string>; readonly windows: Window[] }>();
  for (const [file, signature] of signatures)
    for (const { name, window } of namedBy(file, signature, locales)) {
      const { entries, windows } = found.get(name) ?? { entries: new Set(), windows: [] };
      entries.add(file);
      windows.push(window(calendar));
      found.set(name, { entries, windows });
    }
  return new Map<string, ProseUse>(
    [...found].map(([name, { entries, windows }]) => [name, { entries: [...entries], window: widest(windows) }]),
  );
}

/** Prose that no entry shows. */
export const unusedProse: ProseUse = { entries: [], window: widest([]) };
