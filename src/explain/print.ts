// Answers as people read them in a terminal.
import type { PageAnswer, Spot, UseAnswer, Weight, Why } from './answer.ts';
import { clip, columns, flow, part } from './columns.ts';

export interface PrintOptions {
  /** How many characters fit a line. */
  readonly width: number;
  /** Whether long lists are printed whole. */
  readonly lists: 'short' | 'whole';
}

const kilobytes = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);
const weight = ({ raw, brotli }: Weight): string => `${kilobytes(raw)}, ${kilobytes(brotli)} when sent (brotli)`;
/** A file that is meant as a whole has no line. */
const at = ({ file, line, column, path }: Spot): string => (path === '' && line === 1 && column === 1 ? file : `${file}:${line}:${column}`);
const sizes = ({ files, least, most }: PageAnswer['pictures'][number]): string =>
  files === 1 ? kilobytes(least) : `one of ${files} files, ${kilobytes(least)} to ${kilobytes(most)}`;
const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

type Reasons = Why & { readonly when?: readonly string[] };

/** Why something is there: where it is named, else who asks for it. */
function reasons({ named, templates, when }: Reasons, { lists }: PrintOptions): readonly string[] {
  const all =
    named.length > 0
      ? named.map((spot) => `${at(spot)}${spot.path === '' ? '' : `  ${spot.path}`}`)
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
export function printPage(answer: PageAnswer, options: PrintOptions): string {
  const { width, lists } = options;
  const { bytes } = answer;
  const whole = answer.files.filter(({ shown }) => shown === 'whole');
  const others = answer.files.filter(({ shown }) => shown === 'part');
  return [
    ...columns(
      [
        ['address', answer.address],
        [
          'language',
          `${answer.language}${answer.translations.length === 0 ? ', in no other' : `; translations: ${answer.translations.join(', ')}`}`,
        ],
        ['kind', `${answer.type}, written to ${answer.output}`],
        ['HTML', weight(bytes.html)],
        ['CSS', weight(bytes.css)],
        [
          'scripts',
          `${kilobytes(bytes.scripts.initial)} before anything is done, at most ${kilobytes(bytes.scripts.total)} in all (brotli)`,
        ],
        ['fonts', kilobytes(bytes.fonts)],
        ['preview', answer.preview],
      ],
      width,
    ).map((line, index) => (index === 0 ? `${answer.url}\n${line}` : line)),
    ...part(
      'Files',
      columns(
        whole.map((file) => [file.file, kilobytes(file.bytes)]),
        width,
      ),
    ),
    ...part(
      'Files of which it shows something',
      flow(
        others.map(({ file }) => file),
        width,
      ),
    ),
    ...part(
      `Sections, with ${counted(answer.texts, 'text')}`,
      columns(
        answer.sections.map(({ type, at: spot }, index) => [String(index), type, at(spot)]),
        width,
      ),
    ),
    ...part(
      'Prices, contacts, addresses and other values: what they say, where they stand, why they are here',
      withReasons(
        answer.values.map((value) => ({ cells: [value.name, clip(value.value, 32), at(value.defined)], why: value })),
        options,
      ),
    ),
    ...part(
      'Pictures',
      withReasons(
        answer.pictures.map((picture) => ({ cells: [picture.asset, sizes(picture)], why: picture })),
        options,
      ),
    ),
    ...part(
      'Islands: when they hydrate, and what they load',
      columns(
        answer.islands.map(({ name, when, brotli }) => [name, when, kilobytes(brotli)]),
        width,
      ),
    ),
    ...part('Icons that content names', flow(answer.icons, width)),
    ...(lists === 'short'
      ? ['', `UI words: ${answer.words.length}, listed with --all`]
      : part(
          `UI words: ${answer.words.length}`,
          columns(
            answer.words.map(({ name, templates }) => [name, templates.join(', ')]),
            width,
          ),
        )),
    ...part(`Leads to ${counted(answer.leadsTo.length, 'page')}`, flow(answer.leadsTo, width)),
    ...part(
      `${counted(answer.ledToFrom.length, 'page')} ${answer.ledToFrom.length === 1 ? 'leads' : 'lead'} here`,
      flow(answer.ledToFrom, width),
    ),
  ].join('\n');
}

/** Where something is used, in sections. */
export function printUse(answer: UseAnswer, options: PrintOptions): string {
  const { width, lists } = options;
  const pages = (list: UseAnswer['usedBy']) =>
    withReasons(
      list.map((use) => ({ cells: [use.url], why: use })),
      options,
    );
  const values = answer.values.map(({ name, in: values }) => {
    const [first = '', ...others] = Object.values(values);
    if (others.every((value) => value === first)) return [name, first];
    return [name, ...Object.entries(values).map(([locale, value]) => `${locale} ${value}`)];
  });
  const shown = lists === 'whole' ? values : values.slice(0, 12);
  const led = answer.ledToFrom;
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
            led.map(({ url }) => url),
            width,
          ),
    ),
  ].join('\n');
}
