// Prints answers for people at a terminal.
import { counted, kilobytes } from '../model/quantities.ts';
import { clip, flow, part } from '../terminal/lines.ts';
import { type Rows, tableLines } from '../terminal/table.ts';
import type { Origins, PageAnswer, Spot, TextAnswer, UseAnswer, Weight } from './answer.ts';

export interface PrintOptions {
  /** Characters per line. */
  readonly width: number;
  /** Whether long lists are cut. */
  readonly lists: 'short' | 'whole';
}

/** A table, indented by two. */
const columns = (rows: Rows, width: number): readonly string[] =>
  tableLines(rows, width - 2)
    .flat()
    .map((line) => `  ${line}`);

const weight = ({ raw, brotli }: Weight): string => `${kilobytes(raw)}, ${kilobytes(brotli)} when sent (brotli)`;
/** A place that is a whole file is printed without a line. */
const at = ({ file, range: { line, column }, path }: Spot): string =>
  path === '' && line === 1 && column === 1 ? file : `${file}:${line}:${column}`;
const sizes = ({ files, least, most }: PageAnswer['pictures'][number]): string =>
  files === 1 ? kilobytes(least) : `one of ${files} files, ${kilobytes(least)} to ${kilobytes(most)}`;

type Reasons = Origins & { readonly when?: readonly string[] };

/** Why something is there: the places that refer to it, else the templates that use it. */
function reasons({ named, templates, when }: Reasons, { lists }: PrintOptions): readonly string[] {
  const all =
    named.length > 0
      ? named.map((spot) => `${spot.place === '' ? '' : `${spot.place}  `}${at(spot)}`)
      : [when === undefined ? `asked for by ${templates.join(', ')}` : `hydrates on ${when.join(', ')}`];
  const most = lists === 'whole' ? all.length : 3;
  return all.length > most ? [...all.slice(0, most), `and ${all.length - most} more (--all)`] : all;
}

/** `rows` with the reasons of each in its last column. */
const withReasons = (
  rows: readonly { readonly cells: readonly string[]; readonly why: Reasons }[],
  options: PrintOptions,
): readonly string[] =>
  columns(
    rows.flatMap(({ cells, why }) =>
      reasons(why, options).map((reason, index) => [...(index === 0 ? cells : cells.map(() => '')), reason]),
    ),
    options.width,
  );

/** A page, in sections. */
export const printPage = (answer: PageAnswer, options: PrintOptions): string =>
  [
    ...pageHead(answer, options),
    ...pageFiles(answer, options),
    ...pageContent(answer, options),
    ...pageMessages(answer, options),
    ...pageLinks(answer, options),
  ].join('\n');

function pageHead(answer: PageAnswer, { width }: PrintOptions): readonly string[] {
  const { bytes, alternates } = answer;
  const { initial, total } = bytes.scripts;
  const rows = [
    ['address', answer.address],
    ['language', `${answer.language}${alternates.length === 0 ? ', in no other' : `; translations: ${alternates.join(', ')}`}`],
    ['kind', `${answer.type}, written to ${answer.output}`],
    ['HTML', weight(bytes.html)],
    ['CSS', weight(bytes.css)],
    ['scripts', `${kilobytes(initial)} before anything is done, at most ${kilobytes(total)} in all (brotli)`],
    ['fonts', kilobytes(bytes.fonts)],
    ...(answer.preview === undefined ? [] : [['preview', answer.preview]]),
  ];
  return [answer.route, ...columns(rows, width)];
}

function pageFiles({ files }: PageAnswer, { width }: PrintOptions): readonly string[] {
  const whole = files.filter(({ shown }) => shown === 'whole').map(({ file, bytes }) => [file, kilobytes(bytes)]);
  const others = files.filter(({ shown }) => shown === 'part').map(({ file }) => file);
  return [...part('Files', columns(whole, width)), ...part('Files of which it shows something', flow(others, width))];
}

function pageContent(answer: PageAnswer, options: PrintOptions): readonly string[] {
  const { width } = options;
  const sections = answer.sections.map(({ type, at: spot }, index) => [String(index), type, at(spot)]);
  const values = answer.values.map((value) => ({ cells: [value.name, clip(value.value, 32), at(value.defined)], why: value }));
  const pictures = answer.pictures.map((picture) => ({ cells: [picture.asset, sizes(picture)], why: picture }));
  const islands = answer.islands.map(({ name, when, brotli }) => [name, when, kilobytes(brotli)]);
  return [
    ...part(`Sections, with ${counted(answer.texts, 'text')}`, columns(sections, width)),
    ...part(
      'Prices, contacts, addresses and other values: what they say, where they stand, why they are here',
      withReasons(values, options),
    ),
    ...part('Pictures', withReasons(pictures, options)),
    ...part('Islands: when they hydrate, and what they load', columns(islands, width)),
    ...part('Icons that content names', flow(answer.icons, width)),
  ];
}

function pageMessages({ uiMessages }: PageAnswer, { width, lists }: PrintOptions): readonly string[] {
  const title = `UI words: ${uiMessages.length}`;
  if (lists === 'short') return ['', `${title}, listed with --all`];
  const rows = uiMessages.map(({ name, templates }) => [name, templates.join(', ')]);
  return part(title, columns(rows, width));
}

const pageLinks = ({ linksTo, linkedFrom }: PageAnswer, { width }: PrintOptions): readonly string[] => [
  ...part(`Leads to ${counted(linksTo.length, 'page')}`, flow(linksTo, width)),
  ...part(`${counted(linkedFrom.length, 'page')} ${linkedFrom.length === 1 ? 'leads' : 'lead'} here`, flow(linkedFrom, width)),
];

/** Where something is used, in sections. */
export function printUse(answer: UseAnswer, options: PrintOptions): string {
  const { width, lists } = options;
  const pages = (list: UseAnswer['usedBy']) =>
    withReasons(
      list.map((use) => ({ cells: [use.route], why: use })),
      options,
    );
  const values = answer.values.map(({ name, in: values }) => {
    const [first = '', ...others] = Object.values(values);
    if (others.every((value) => value === first)) return [name, first];
    return [name, ...Object.entries(values).map(([locale, value]) => `${locale} ${value}`)];
  });
  const shown = lists === 'whole' ? values : values.slice(0, 12);
  const led = answer.linkedFrom;
  return [
    `${answer.kind} ${answer.name}`,
    ...columns(
      answer.defined.map((spot) => ['stands at', at(spot)]),
      width,
    ),
    ...part('Says', [
      ...columns(shown, width),
      ...(shown.length < values.length ? [`  and ${values.length - shown.length} more (--all)`] : []),
    ]),
    ...part('Makes', flow(answer.makes, width)),
    '',
    answer.usedBy.length === 0 ? 'No page uses it.' : `On ${counted(answer.usedBy.length, 'page')}, because of`,
    ...pages(answer.usedBy),
    ...part(
      `${counted(led.length, 'page')} ${led.length === 1 ? 'leads' : 'lead'} to it and ${led.length === 1 ? 'shows' : 'show'} nothing of it`,
      lists === 'whole'
        ? pages(led)
        : flow(
            led.map(({ route }) => route),
            width,
          ),
    ),
  ].join('\n');
}

const pagesOf = (urls: readonly string[], lists: PrintOptions['lists']): string => {
  if (urls.length === 0) return 'none';
  const most = lists === 'whole' || urls.length < 7 ? urls.length : 4;
  return [urls.slice(0, most).join(' '), ...(urls.length > most ? [`and ${urls.length - most} more (--all)`] : [])].join(' ');
};

/** Search results: each text, its place in words, the pages that show it, and its file. */
export function printTexts({ query, found }: TextAnswer, { width, lists }: PrintOptions): string {
  const shown = lists === 'whole' ? found : found.slice(0, 12);
  return [
    `${counted(found.length, 'text')} with “${query}”`,
    ...shown.flatMap(({ text, language, at: spot, shownOn }) => [
      '',
      clip(`${language}  ${text.replaceAll(/\s+/g, ' ')}`, width),
      ...columns([...(spot.place === '' ? [] : [['place', spot.place]]), ['pages', pagesOf(shownOn, lists)], ['file', at(spot)]], width),
    ]),
    ...(shown.length < found.length ? ['', `and ${found.length - shown.length} more (--all)`] : []),
  ].join('\n');
}
