import { counted, formatBytes } from '../../../model/quantities.ts';

/** The messages of `archipel explain`. */
export const explain = {
  kinds: {
    page: 'page',
    file: 'file',
    fact: 'fact',
    'price list': 'price list',
    campaign: 'campaign',
    words: 'words',
    contact: 'contact',
    'external address': 'external address',
    setting: 'setting',
    asset: 'asset',
    icon: 'icon',
    island: 'island',
  },
  nothing: (word: string, near: string | undefined) =>
    `There is nothing called "${word}": no page, file, fact, price list, word, asset, icon, island or text.\n${near === undefined ? 'archipel routes lists all pages.' : `Did you mean "${near}"?`}`,
  several: (word: string) => `"${word}" may mean several things. Name one of these:`,
  bytes: (bytes: number) => formatBytes(bytes),
  weight: (raw: number, brotli: number) => `${formatBytes(raw)}, ${formatBytes(brotli)} when sent (brotli)`,
  oneOfFiles: (files: number, smallest: number, largest: number) =>
    `one of ${files} files, ${formatBytes(smallest)} to ${formatBytes(largest)}`,
  usedBy: (templates: readonly string[]) => `used by ${templates.join(', ')}`,
  headOfPage: 'the head of the page',
  fromTemplates: 'comes from the template',
  hydratesOn: (when: readonly string[]) => `hydrates on ${when.join(', ')}`,
  more: (count: number) => `and ${count} more (--all)`,
  /** The labels of the facts about a page. */
  head: { address: 'address', language: 'language', kind: 'kind', scripts: 'scripts', fonts: 'fonts', preview: 'preview' },
  languages: (language: string, alternates: readonly string[]) =>
    `${language}${alternates.length === 0 ? ', in no other' : `; translations: ${alternates.join(', ')}`}`,
  writtenTo: (kind: string, output: string) => `${kind}, written to ${output}`,
  scripts: (initial: number, total: number) =>
    `${formatBytes(initial)} before any interaction, at most ${formatBytes(total)} in total (brotli)`,
  files: 'Files',
  partsOf: 'Files that the page shows in part',
  sections: (texts: number) => `Sections, with ${counted(texts, 'text')}`,
  values: 'Prices, contacts, addresses and other values: what they are, where they are defined, why they are here',
  pictures: 'Pictures',
  islands: 'Islands: when they hydrate, and what they load',
  icons: 'Icons that content names',
  uiWords: (count: number) => `UI words: ${count}`,
  listedWithAll: (title: string) => `${title}, listed with --all`,
  leadsTo: (count: number) => `Leads to ${counted(count, 'page')}`,
  leadHere: (count: number) => `${counted(count, 'page')} ${count === 1 ? 'leads' : 'lead'} here`,
  definedIn: 'defined in',
  value: 'Value',
  generates: 'Generates',
  noPage: 'No page uses it.',
  onPages: (count: number) => `On ${counted(count, 'page')}, because of`,
  onEveryPage: (count: number) => `On every page (${count}), because of`,
  leadToIt: (count: number) =>
    `${counted(count, 'page')} ${count === 1 ? 'leads' : 'lead'} to it, but ${count === 1 ? 'shows' : 'show'} no part of it`,
  none: 'none',
  textsWith: (count: number, query: string) => `${counted(count, 'text')} with “${query}”`,
  found: { place: 'place', pages: 'pages', file: 'file' },
};
