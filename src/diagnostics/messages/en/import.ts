import { counted } from '../../../model/quantities.ts';

/** The messages of `archipel import`. */
export const importing = {
  noTexts: (folder: string) => `${folder} has no texts in Markdown (.md, .mdx, .markdown).`,
  noLanguage: (key: string, languages: readonly string[]) => `The site has no language "${key}"; it has ${languages.join(', ')}.`,
  notMarkdown: (name: string) =>
    `The entries of the collection "${name}" are YAML files. Choose another name with --as, or set markdown: true in its index.ts.`,
  unnamed: (files: readonly string[]) =>
    `These names have neither Latin letters nor digits, so no URL follows from them. Rename the files first:\n  ${files.join('\n  ')}`,
  clash: (to: string, from: readonly string[]) => `${from.join(' and ')} would both become ${to}. Rename one of them first.`,
  taken: (files: readonly string[]) => `These files exist already, and import overwrites nothing:\n  ${files.join('\n  ')}`,
  notUtf8: (files: readonly string[]) => `These texts are not in UTF-8. Save them in UTF-8 first:\n  ${files.join('\n  ')}`,
  wrote: (collection: string, texts: number, files: number) =>
    `${counted(texts, 'text')} to content/${collection}${files === 0 ? '' : `, with ${counted(files, 'picture or other file', 'pictures and other files')}`}`,
  wouldWrite: (collection: string, texts: number, files: number) =>
    `would import ${counted(texts, 'text')} to content/${collection}${files === 0 ? '' : `, with ${counted(files, 'picture or other file', 'pictures and other files')}`}`,
  code: (file: string) => `The collection is new: ${file} has its schema, its URLs and its page.`,
  listed: (name: string, link: string) => `${name}/index lists all other texts of the collection. A line for the menu: ${link}`,
  unlisted: (name: string) => `No page lists these texts yet. Write content/${name}/index.md: its page lists all others.`,
  otherSchema: (name: string) =>
    `The collection "${name}" exists already, so archipel check reports keys of front matter that its schema does not have.`,
  redirects: (count: number) => `${counted(count, 'redirect')} from old URLs, in content/redirects.yaml`,
  redirectsByHand:
    'Redirects could not be added, because content/redirects.yaml is not a list of lines such as - { from: /old, to: /new }:',
  /** Redirects of the other site that are not imported, by the reason. */
  redirectsLeft: {
    code: (some: string) => `Redirects in code are not imported. Write those that visitors need into content/redirects.yaml: ${some}`,
    rule: (some: string) =>
      `Redirect rules that match many URLs or only certain requests are not imported. Write a line for each URL into content/redirects.yaml, or keep the rules at your host: ${some}`,
    page: (count: number, some: string) =>
      `${counted(count, 'redirect')} of the other site left out, because ${count === 1 ? 'it leads' : 'they lead'} to pages outside of the imported folder: ${some}`,
  },
  otherUrls: (name: string) =>
    `No redirects were written: they need URLs of "${name}" that begin with the path in --urls and end with the name of the file.`,
  foreign: (language: string, count: number) =>
    `${counted(count, 'text')} in "${language}" left out: the site does not have this language. Add it to archipel.config.ts, and import them with --locale.`,
  components: (names: readonly string[]) =>
    `Texts use components that the site does not have yet: ${names.join(', ')}. Name them in proseComponents and pass them to <Prose>, or replace them in the texts.`,
  otherComponents: (names: readonly string[]) =>
    `Texts use components that have the same names as components of this site: ${names.join(', ')}. Unless they do the same, rename them in the texts.`,
  permalinks: (pattern: string, part: string, texts: string) =>
    `The old URLs of these texts are unknown, because import has no value for "${part}" in the permalink "${pattern}": ${texts}`,
  variants: (count: number, some: string) => `${counted(count, 'picture')} for dark or narrow screens left out: ${some}`,
  diagrams: (count: number, some: string) =>
    `${counted(count, 'diagram')} written as code, which pages show as it is: ${some}. Replace each one with a picture.`,
  liquidInCode: (count: number, some: string) =>
    `${counted(count, 'line')} of code with Liquid, which the other generator filled in and archipel shows as typed: ${some}. Write there what the old pages show.`,
  dataCode: (files: string) => `Front matter in JavaScript is not imported. Write the values into the texts: ${files}`,
  unpublished: (count: number, some: string) =>
    `${counted(count, 'text')} left out, because the other generator creates no page from ${count === 1 ? 'it' : 'them'}: ${some}`,
  listings: (some: string) =>
    `The old site also had pages that list texts, which import does not make: ${some}. "Pages from data" in docs/collections.md shows how to make them; redirect the others in content/redirects.yaml.`,
  templates: (count: number, some: string) =>
    `${counted(count, 'file')} left out, because import takes only Markdown, and the other generator makes ${count === 1 ? 'a page or file from it' : 'pages or files from them'}: ${some}. Write those that you need as templates or texts.`,
  unused: (count: number, some: string) =>
    `${counted(count, 'file')} left out, because no text shows or links to ${count === 1 ? 'it' : 'them'}: ${some}`,
  /** Each kind of change, with the number of changes and of the texts that have them. */
  changed: 'What changed in the texts:',
  inTexts: (count: number) => `in ${counted(count, 'text')}`,
  changes: {
    names: 'names in lower case with hyphens',
    matter: 'front matter in valid YAML instead of TOML, JSON or YAML with mistakes',
    defaults: 'values of front matter from _config.yml, cascade or data files',
    reserved: 'keys meta renamed to metadata, because meta is for search results in archipel',
    titles: 'main headings moved to the front matter as titles',
    searchTitles: 'titles of search results completed with the title of the folder, because several pages have the same title',
    descriptions: 'descriptions written from the first paragraph',
    dates: 'dates in the notation of ISO 8601',
    paths: 'paths from url, permalink, permalinks or slug',
    levels: 'headings with another level, below the title of the page',
    liquid: 'Liquid, filled in or converted',
    shortcodes: 'shortcodes as Markdown',
    snippets: 'snippets with their texts',
    includes: 'texts in place of the shortcodes that include them',
    options: 'options of code blocks',
    languages: 'languages of code with the names that archipel knows',
    asides: 'asides as :::note',
    disclosures: 'collapsible parts as <details>',
    tabs: 'tabs as bold headings, one after the other',
    html: 'HTML as Markdown',
    variants: 'pictures without their variants for dark or narrow screens',
    animations: 'GIF pictures as links to their files',
    looks: 'removed presentational attributes: class, style, align, size',
    imports: 'removed imports of components',
    jsx: 'components of Docusaurus and Starlight, and expressions that are texts, as Markdown',
    expressions: 'removed attributes whose value is code',
    braces: 'words in braces with a backslash, because {name} is a fact in archipel',
    icons: 'removed names of icons',
    emoji: 'emoji in place of their names',
    keys: 'keys as <kbd>',
    links: 'links and pictures with new addresses',
  },
  next: 'Next: npx archipel check reports what is left, and npx archipel check --fix corrects its typography.',
};
