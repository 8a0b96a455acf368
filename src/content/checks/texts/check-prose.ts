// Prose files: there when a page names them, complete in its languages, with links and facts that exist.
import { createFinding, type Finding, type Place } from '../../../diagnostics/diagnostic.ts';
import { localeOfProse, proseFile } from '../../../model/entries/prose-file.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import { unknownName } from '../../names/unknown.ts';
import type { Prose } from '../../prose/prose.ts';
import type { Signature, Signatures } from '../../signature.ts';
import { siteCheck } from '../check.ts';
import { draftKeyOf } from '../references/check-drafts.ts';
import { checkLink, type LinkRules, linkCodes } from '../references/check-links.ts';

interface NamedProse {
  readonly name: string;
  readonly place: Place;
  /** False where the page does not say that it has this language. */
  readonly due: boolean;
}

/** The MDX files that an entry names, with the place of the name. */
export const namedBy = (file: string, signature: Signature | undefined, locales: Locales): NamedProse[] =>
  (signature?.sections ?? []).flatMap(({ source }, index) => {
    if (source === undefined) return [];
    const place = { file, path: ['sections', index, 'source'] };
    const listed = signature?.languages;
    return (listed ?? locales.list).map((language) => ({ name: proseFile(file, source, language), place, due: listed !== undefined }));
  });

interface ProseSources {
  readonly prose: ReadonlyMap<string, Prose>;
  readonly signatures: Signatures;
  /** All MDX files. */
  readonly files: readonly string[];
  /** The facts that texts may name; undefined while they are not known. */
  readonly facts: ReadonlySet<string> | undefined;
  readonly rules: LinkRules;
}

/** Problems between prose and the rest of content. */
function checkProse({ prose, signatures, files, facts, rules }: ProseSources): Finding[] {
  const named = [...signatures].flatMap(([file, signature]) => namedBy(file, signature, rules.model.locales));
  const missing = named.filter(({ name, due }) => due && !files.includes(name));
  // A page that could not be read might show any of them.
  const readable = [...signatures.values()].every((signature) => signature !== undefined);
  const unused = readable ? files.filter((file) => !named.some(({ name }) => name === file)) : [];
  return [
    ...missing.map(({ name, place }) => createFinding('prose-missing', place, { name })),
    ...unused.map((file) => createFinding('prose-unused', { file }, {})),
    ...[...prose].flatMap(([file, text]) => checkReferences(file, text, { rules, facts })),
  ];
}

function checkReferences(
  file: string,
  { links, facts: used, pictures }: Prose,
  { rules, facts }: Pick<ProseSources, 'rules' | 'facts'>,
): Finding[] {
  const language = localeOfProse(file, rules.model.locales);
  const languages = language === undefined ? [] : [language];
  return [
    ...links.flatMap(({ link, range }) => checkLink({ file, path: [], languages }, link, rules).map((finding) => ({ ...finding, range }))),
    ...links.flatMap(({ link, range }) => {
      const key = draftKeyOf(link, rules);
      return key === undefined ? [] : [createFinding('link-draft', { file, range }, { target: link[key] ?? '' })];
    }),
    ...used
      .filter(({ name }) => facts !== undefined && !facts.has(name))
      .map(({ name, range }) => unknownName('fact-unknown', { file, range }, { name, known: [...(facts ?? [])] })),
    ...pictures
      .filter(({ asset }) => !rules.names.assets.includes(asset))
      .map(({ asset, range }) => unknownName('asset-unknown', { file, range }, { name: asset, known: rules.names.assets })),
  ];
}

/** What prose names, and which prose is named. */
export const prose = siteCheck({
  codes: ['prose-missing', 'prose-unused', 'fact-unknown', 'asset-unknown', 'link-draft', ...linkCodes],
  reads: ['model', 'files', 'signatures', 'names', 'facts', 'prose'],
  check: ({ model, files, signatures, names, facts, prose: texts }) =>
    checkProse({ prose: texts, signatures, files: files.prose, facts, rules: { names, model } }),
});
