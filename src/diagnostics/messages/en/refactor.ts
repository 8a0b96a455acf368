import { counted } from '../../../model/quantities.ts';

/** The messages and questions of `archipel rename`, `remove` and `translations --add`. */
export const refactor = {
  nothingChanged: 'Nothing was changed.',
  fromSource: (entries: readonly string[]) =>
    `Code returns ${entries.join(', ')}: change by hand what the source of the collection reads, and everything else that belongs to this change.`,
  cannotBeWritten: (why: string) => `It cannot be written: ${why}. Nothing was changed.`,
  /** Reports the change or, with `dry`, the proposed change. */
  renamed: ({ kind, from, to, dry }: { kind: string; from: string; to: string; dry: boolean }) =>
    `${dry ? 'would rename' : 'renamed'} ${kind} ${from} to ${to}`,
  removed: (kind: string, name: string, dry: boolean) => `${dry ? 'would remove' : 'removed'} ${kind} ${name}`,
  languageAdded: ({ language, file, texts, dry }: { language: string; file: string; texts: number; dry: boolean }) =>
    `${dry ? 'would add' : 'added'} ${language} to ${file}, with ${counted(texts, 'text')} to translate; each begins with TODO`,
  files: (count: number) => counted(count, 'file'),
  nothingWritten: 'Nothing was written.',
  /** The headings above the changes to a file. */
  created: (file: string) => `new file ${file}`,
  deleted: (file: string) => `delete ${file}`,
  moved: (from: string, to: string) => `move ${from} to ${to}`,
  visitors: (addresses: readonly string[], suggestion: string | undefined) =>
    `Visitors of ${addresses.join(' and ')} would find nothing. Name the page they are led to with --redirect-to${suggestion === undefined ? '' : `, perhaps ${suggestion}`}.`,
  references: (count: number, kind: string) =>
    `${count === 1 ? '1 place refers' : `${count} places refer`} to it. Point to another ${kind} with --point-to, or remove the references with --drop:`,
  byHand: 'has to be changed by hand, or with --point-to',
  goes: (place: string) => `--drop removes ${place}`,
  inText: 'in the text',
  askRedirect: (address: string) => `Where should ${address} redirect to?`,
  askReferences: 'What should happen to the references to it?',
  pointTo: (kind: string) => `point them to another ${kind}`,
  drop: 'remove them',
  stop: 'stop here: I will change them by hand first',
  which: (kind: string) => `Which ${kind}?`,
  noKind: (kind: string, near: string | undefined, kinds: readonly string[]) =>
    `There is no kind "${kind}". ${near === undefined ? `Use one of: ${kinds.join(', ')}.` : `Did you mean "${near}"?`}`,
  several: (name: string, names: readonly string[]) => `"${name}" may mean several items: ${names.join(', ')}.`,
  noneNamed: ({ kind, name }: { kind: string; name: string }, near: string | undefined, names: readonly string[]) => {
    const known =
      names.length === 0 ? 'There is none on this site.' : `There are: ${names.slice(0, 24).join(', ')}${names.length > 24 ? ', …' : '.'}`;
    return `There is no ${kind} "${name}". ${near === undefined ? known : `Did you mean "${near}"?`}`;
  },
  hasThatName: (name: string) => `It already has the name "${name}".`,
  nameTaken: (kind: string, name: string) => `The ${kind} "${name}" exists already. Choose another name.`,
  noAssetName: 'Name the file from content/assets, such as team/ada.jpg.',
  noOther: (kind: string, name: string, near: string | undefined) =>
    `There is no other ${kind} "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  noPageAt: (address: string, near: string | undefined) =>
    `There is no page at ${address}. ${near === undefined ? 'archipel routes lists all addresses.' : `Did you mean ${near}?`}`,
  redirectsByHand: (file: string) =>
    `The form of ${file} does not allow adding a line. Write it as a list of lines such as - { from: /old, to: /new }`,
  noLanguages: (file: string, source: string) => `${file} does not list its languages: add a line such as languages: [${source}].`,
  hasLanguage: (file: string, language: string, page: string) =>
    `${file} is in ${language} already. archipel translations --page ${page} compares it.`,
  noPage: (page: string, near: string | undefined) =>
    `There is no page "${page}". ${near === undefined ? 'archipel routes lists all pages.' : `Did you mean "${near}"?`}`,
  noLanguage: (locale: string, near: string | undefined, offered: readonly string[]) =>
    `--add does not accept "${locale}". ${near === undefined ? `The site has ${offered.join(', ')}.` : `Did you mean "${near}"?`}`,
  translateFrom: (language: string) => `TODO translate from ${language}`,
};
