// Prints answers for people at a terminal.
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { clip, flow, part, wrap } from '../../diagnostics/terminal/lines.ts';
import { type Rows, tableLines } from '../../diagnostics/terminal/table.ts';
import type { EditorPosition, Origins, PageAnswer, PageWeight, TextAnswer, UseAnswer } from './answer.ts';
import { outsideTemplates } from './record-page.ts';

export interface PrintOptions {
  /** Characters per line. */
  readonly width: number;
  /** Whether long lists are shortened. */
  readonly lists: 'short' | 'whole';
  readonly words: Words;
}

type Words = ToolMessages['explain'];

/** Returns the lines of a table, indented by two. */
const columns = (rows: Rows, width: number): readonly string[] =>
  tableLines(rows, width - 2)
    .flat()
    .map((line) => `  ${line}`);

/** Returns a position as text: an entire file has no line number. */
const at = ({ file, range: { line, column }, path }: EditorPosition): string =>
  path === '' && line === 1 && column === 1 ? file : `${file}:${line}:${column}`;
const sizes = ({ files, least, most }: PageAnswer['pictures'][number], { bytes, oneOfFiles }: Words): string =>
  files === 1 ? bytes(least) : oneOfFiles(files, least, most);

type Reasons = Origins & Pick<UseAnswer['usedBy'][number], 'when'>;

/**
 * Returns the reasons for a use: the places that refer to the item or, if there are none, the triggers of an island or the templates that
 * use the item. A short list has at most three reasons.
 */
function reasons(why: Reasons, options: PrintOptions): readonly string[] {
  const all = allReasons(why, options);
  const max = options.lists === 'whole' ? all.length : 3;
  return all.length > max ? [...all.slice(0, max), options.words.more(all.length - max)] : all;
}

const allReasons = ({ named, templates, when }: Reasons, { lists, words }: PrintOptions): readonly string[] =>
  named.length > 0
    ? named.map((spot) => `${spot.place === '' ? '' : `${spot.place}  `}${at(spot)}`)
    : [when === undefined ? usage(templates, lists, words) : words.hydratesOn(when)];

/**
 * Returns a text about the templates that use an item. A short list does not name them, because names of components are
 * useful only to those who know the templates.
 */
const usage = (templates: readonly string[], lists: PrintOptions['lists'], { usedBy, fromTemplates, headOfPage }: Words): string =>
  lists === 'whole' ? usedBy(templateNames(templates, headOfPage)) : fromTemplates;

const templateNames = (templates: readonly string[], headOfPage: string): readonly string[] =>
  templates.map((name) => (name === outsideTemplates ? headOfPage : name));

interface ReasonedRow {
  readonly cells: readonly string[];
  readonly why: Reasons;
}

/** Returns a table of `rows`, indented by two. Places that refer to a row are below it; any other reason is its last cell. */
function withReasons(rows: readonly ReasonedRow[], options: PrintOptions): readonly string[] {
  const { width } = options;
  const cells = rows.map((row) => (row.why.named.length > 0 ? row.cells : [...row.cells, ...reasons(row.why, options)]));
  const lines = tableLines(cells, width - 2);
  return rows.flatMap(({ why }, index) => [
    ...(lines[index] ?? []).map((line) => `  ${line}`),
    ...(why.named.length > 0 ? reasons(why, options).flatMap((reason) => wrap(reason, width, '      ')) : []),
  ]);
}

/** Returns a page's explanation, in sections. */
export const printPage = (answer: PageAnswer, options: PrintOptions): string =>
  [
    ...pageHead(answer, options),
    ...pageFiles(answer, options),
    ...pageContent(answer, options),
    ...pageMessages(answer, options),
    ...pageLinks(answer, options),
  ].join('\n');

function pageHead(answer: PageAnswer, { width, words }: PrintOptions): readonly string[] {
  const { bytes, alternates } = answer;
  const { initial, total } = bytes.scripts;
  const { head } = words;
  const weight = ({ raw, brotli }: PageWeight): string => words.weight(raw, brotli);
  const rows = [
    [head.address, answer.address],
    [head.language, words.languages(answer.language, alternates)],
    [head.kind, words.writtenTo(answer.type, answer.output)],
    ['HTML', weight(bytes.html)],
    ['CSS', weight(bytes.css)],
    [head.scripts, words.scripts(initial, total)],
    [head.fonts, words.bytes(bytes.fonts)],
    ...(answer.preview === undefined ? [] : [[head.preview, answer.preview]]),
  ];
  return [answer.route, ...columns(rows, width)];
}

function pageFiles({ files }: PageAnswer, { width, words }: PrintOptions): readonly string[] {
  const whole = files.filter(({ shown }) => shown === 'whole').map(({ file, bytes }) => [file, words.bytes(bytes)]);
  const others = files.filter(({ shown }) => shown === 'part').map(({ file }) => file);
  return [...part(words.files, columns(whole, width), width), ...part(words.partsOf, flow(others, width), width)];
}

function pageContent(answer: PageAnswer, options: PrintOptions): readonly string[] {
  const { width, words } = options;
  const sections = answer.sections.map(({ type, at: spot }, index) => [String(index + 1), type, at(spot)]);
  const values = answer.values.map((value) => ({
    cells: [nameOf(value, answer.language, options), clip(value.value, 32), at(value.defined)],
    why: value,
  }));
  const pictures = answer.pictures.map((picture) => ({ cells: [picture.asset, sizes(picture, words)], why: picture }));
  const islands = answer.islands.map(({ name, when, brotli }) => [name, when, words.bytes(brotli)]);
  return [
    ...part(words.sections(answer.texts), columns(sections, width), width),
    ...part(words.values, withReasons(values, options), width),
    ...part(words.pictures, withReasons(pictures, options), width),
    ...part(words.islands, columns(islands, width), width),
    ...part(words.icons, flow(answer.icons, width), width),
  ];
}

/** Returns the name of a value. If the name is a path of keys, a short list describes the place in words instead. */
function nameOf({ name, defined: { path, place } }: PageAnswer['values'][number], language: string, { lists }: PrintOptions): string {
  const isKeys = path === name || path === `${name}.${language}`;
  return lists === 'short' && isKeys && place !== '' ? place.replace(/ [“„].*$/, '') : name;
}

function pageMessages({ uiMessages }: PageAnswer, { width, lists, words }: PrintOptions): readonly string[] {
  const title = words.uiWords(uiMessages.length);
  if (lists === 'short') return ['', words.listedWithAll(title)];
  const rows = uiMessages.map(({ name, templates }) => [name, templateNames(templates, words.headOfPage).join(', ')]);
  return part(title, columns(rows, width), width);
}

const pageLinks = ({ linksTo, linkedFrom }: PageAnswer, { width, words }: PrintOptions): readonly string[] => [
  ...part(words.leadsTo(linksTo.length), flow(linksTo, width), width),
  ...part(words.leadHere(linkedFrom.length), flow(linkedFrom, width), width),
];

/** Returns where an item is used, in sections. */
export function printUse(answer: UseAnswer, options: PrintOptions): string {
  const { width, lists, words } = options;
  const values = answer.values.map(({ name, in: values }) => {
    const [first = '', ...others] = Object.values(values);
    if (others.every((value) => value === first)) return [name, first];
    return [name, ...Object.entries(values).map(([locale, value]) => `${locale} ${value}`)];
  });
  const shown = lists === 'whole' ? values : values.slice(0, 12);
  const hidden = shown.length < values.length ? [`  ${words.more(values.length - shown.length)}`] : [];
  const led = answer.linkedFrom;
  return [
    `${words.kinds[answer.kind]} ${answer.name}`,
    ...columns(
      answer.defined.map((spot) => [words.definedIn, at(spot)]),
      width,
    ),
    ...part(words.value, [...columns(shown, width), ...hidden], width),
    ...part(words.generates, flow(answer.makes, width), width),
    '',
    ...usesOf(answer, options),
    ...part(
      words.leadToIt(led.length),
      lists === 'whole'
        ? byPage(led, options)
        : flow(
            led.map(({ route }) => route),
            width,
          ),
      width,
    ),
  ].join('\n');
}

const byPage = (uses: UseAnswer['usedBy'], options: PrintOptions): readonly string[] =>
  withReasons(
    uses.map((use) => ({ cells: [use.route], why: use })),
    options,
  );

/** Returns the pages that use the item, each with its reasons; in a short list, each reason with its pages. */
function usesOf({ usedBy, everywhere }: UseAnswer, options: PrintOptions): readonly string[] {
  const { width, lists, words } = options;
  if (usedBy.length === 0) return [words.noPage];
  if (lists === 'whole') return [words.onPages(usedBy.length), ...byPage(usedBy, options)];
  const pages = new Map<string, string[]>();
  for (const use of usedBy) for (const reason of allReasons(use, options)) pages.set(reason, [...(pages.get(reason) ?? []), use.route]);
  const shown = [...pages].slice(0, 12);
  const whole = words.onEveryPage(usedBy.length);
  return [
    everywhere ? whole : words.onPages(usedBy.length),
    ...shown.flatMap(([reason, routes]) => [
      ...wrap(reason, width, '  '),
      ...(everywhere && routes.length === usedBy.length ? [] : wrap(pagesOf(routes, options), width, '    ')),
    ]),
    ...(shown.length < pages.size ? [`  ${words.more(pages.size - shown.length)}`] : []),
  ];
}

const pagesOf = (urls: readonly string[], { lists, words }: PrintOptions): string => {
  if (urls.length === 0) return words.none;
  const max = lists === 'whole' || urls.length < 7 ? urls.length : 4;
  return [urls.slice(0, max).join(' '), ...(urls.length > max ? [words.more(urls.length - max)] : [])].join(' ');
};

/** Returns search results: each text, its place in words, the pages that display it, and its file. */
export function printTexts({ query, found }: TextAnswer, options: PrintOptions): string {
  const { width, lists, words } = options;
  const heads = words.found;
  const shown = lists === 'whole' ? found : found.slice(0, 12);
  return [
    words.textsWith(found.length, query),
    ...shown.flatMap(({ text, language, at: spot, shownOn }) => [
      '',
      clip(`${language}  ${text.replaceAll(/\s+/g, ' ')}`, width),
      ...columns(
        [...(spot.place === '' ? [] : [[heads.place, spot.place]]), [heads.pages, pagesOf(shownOn, options)], [heads.file, at(spot)]],
        width,
      ),
    ]),
    ...(shown.length < found.length ? ['', words.more(found.length - shown.length)] : []),
  ].join('\n');
}
