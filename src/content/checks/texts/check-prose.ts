// Prose files: used by a page, complete in its languages, with links and facts that exist.
import { createFinding, type Finding, type FindingPlace } from '../../../diagnostics/diagnostic.ts';
import { collectionOf, idOf } from '../../../model/collection.ts';
import { localeOfProse, proseFile } from '../../../model/entries/prose-file.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import type { Calendar } from '../../../model/time/calendar.ts';
import { overlapOf, type Window, widest, windowOf } from '../../../model/time/dated.ts';
import { fallbackProse } from '../../fallback.ts';
import { unknownName } from '../../names/unknown.ts';
import type { ProseContent } from '../../prose/prose.ts';
import type { Signature, Signatures } from '../../signature.ts';
import { siteCheck } from '../check.ts';
import { draftKeyOf } from '../references/check-drafts.ts';
import { checkLink, type LinkPlace, type LinkRules, linkCodes } from '../references/check-links.ts';
import { outlivedTarget, type WindowRules } from '../references/check-windows.ts';

interface NamedProse {
  readonly name: string;
  readonly place: FindingPlace;
  /** When the page shows it. */
  readonly window: (calendar: Calendar) => Window;
  /** False where the page does not have this language. */
  readonly due: boolean;
}

/** The MDX files that an entry names, each with its path there. */
export const namedBy = (file: string, signature: Signature | undefined, locales: Locales): NamedProse[] =>
  (signature?.sections ?? []).flatMap(({ source, ...section }, index) => {
    if (source === undefined) return [];
    const window = (calendar: Calendar) => overlapOf([windowOf(signature, calendar), windowOf(section, calendar)]);
    const place = { file, path: ['sections', index, 'source'] };
    const listed = signature?.languages;
    return (listed ?? locales.list).map((language) => ({
      name: proseFile(file, source, language),
      place,
      window,
      due: listed !== undefined,
    }));
  });

interface ProseSources {
  readonly prose: ReadonlyMap<string, ProseContent>;
  readonly signatures: Signatures;
  /** All MDX files. */
  readonly files: readonly string[];
  /** The facts that texts may name; undefined while they are unknown. */
  readonly facts: ReadonlySet<string> | undefined;
  readonly rules: WindowRules & LinkRules;
}

/** Problems between prose and other content. */
function checkProse({ prose, signatures, files, facts, rules }: ProseSources): Finding[] {
  const named = [...signatures].flatMap(([file, signature]) => namedBy(file, signature, rules.model.locales));
  const all = new Set(files);
  const byName = groupBy(named, ({ name }) => name);
  const isLent = (name: string) => fallbackProse(name, rules.model.locales, (file) => all.has(file)) !== undefined;
  const missing = named.filter(({ name, due }) => due && !all.has(name) && !isLent(name));
  // A page that could not be read might show any of them.
  const readable = [...signatures.values()].every((signature) => signature !== undefined);
  const unused = readable ? files.filter((file) => !byName.has(file)) : [];
  return [
    ...missing.map(({ name, place }) => createFinding('prose-missing', place, { name })),
    ...unused.map((file) => createFinding('prose-unused', { file }, {})),
    ...[...prose].flatMap(([file, text]) => {
      const uses = byName.get(file) ?? [];
      const windows = uses.map(({ window }) => window(rules.model.calendar));
      const shownBy = [...new Set(uses.map(({ place }) => place.file))].flatMap(
        (entry) => rules.names.target(collectionOf(entry) ?? '', idOf(entry)) ?? [],
      );
      return checkReferences(file, text, { rules, facts, window: widest(windows), shownBy });
    }),
    ...repeatedIds({ prose, signatures, model: rules.model }),
  ];
}

function checkReferences(
  file: string,
  { links, facts: used, mistyped, pictures }: ProseContent,
  { rules, facts, window, shownBy }: Pick<ProseSources, 'rules' | 'facts'> & Pick<LinkPlace, 'shownBy'> & { readonly window: Window },
): Finding[] {
  const language = localeOfProse(file, rules.model.locales);
  const languages = language === undefined ? [] : [language];
  return [
    ...links.flatMap(({ link, range }) =>
      checkLink({ file, path: [], languages, shownBy }, link, rules).map((finding) => ({ ...finding, range })),
    ),
    ...links.flatMap(({ link, range }) => {
      const key = draftKeyOf(link, rules);
      return key === undefined ? [] : [createFinding('link-draft', { file, range }, { target: link[key] ?? '' })];
    }),
    ...links.flatMap(({ link, range }) => {
      const outlived = outlivedTarget(link, window, rules);
      return outlived === undefined ? [] : [createFinding('link-dated', { file, range }, { target: outlived.name })];
    }),
    ...used
      .filter(({ name }) => facts !== undefined && !facts.has(name))
      .map(({ name, range }) => unknownName('fact-unknown', { file, range }, { name, known: [...(facts ?? [])] })),
    ...mistyped
      .filter(({ name }) => facts?.has(name))
      .map(({ name, written, range }) => createFinding('fact-notation', { file, range }, { name, written })),
    ...pictures
      .filter(({ asset }) => rules.names.has('assets', asset) === false)
      .map(({ asset, range }) => unknownName('asset-unknown', { file, range }, { name: asset, known: rules.names.all('assets') })),
  ];
}

interface PageTexts extends Pick<ProseSources, 'prose' | 'signatures'> {
  readonly model: LinkRules['model'];
}

/** A finding for each heading whose id is that of a section, or of a heading in another text, of its page. */
function repeatedIds({ prose, signatures, model: { locales } }: PageTexts): Finding[] {
  const found = new Map<string, Finding>();
  for (const [entry, signature] of signatures) {
    const sections = signature?.sections ?? [];
    const sources = [...new Set(sections.flatMap(({ source }) => source ?? []))];
    for (const locale of sources.length === 0 ? [] : (signature?.languages ?? locales.list)) {
      const owners = new Map(sections.flatMap(({ id }) => (id === undefined ? [] : [[id, entry] as const])));
      for (const file of sources.map((source) => proseFile(entry, source, locale))) {
        for (const { id, range } of prose.get(file)?.headings ?? []) {
          const other = owners.get(id);
          if (other === undefined) owners.set(id, file);
          else found.set(`${file} ${id}`, createFinding('heading-id', { file, range }, { id, fault: { other } }));
        }
      }
    }
  }
  return [...found.values()];
}

/** What prose refers to, and whether each prose file is used. */
export const proseCheck = siteCheck({
  codes: ['prose-missing', 'prose-unused', 'heading-id', 'fact-unknown', 'asset-unknown', 'link-draft', 'link-dated', ...linkCodes],
  reads: ['model', 'files', 'signatures', 'names', 'facts', 'prose'],
  check: ({ model, files, signatures, names, facts, prose: texts }) =>
    checkProse({ prose: texts, signatures, files: files.prose, facts, rules: { names, model } }),
});
