// Breaks text into lines that fill a width, using the width of each letter. Link-preview images have no browser that would break
// and shrink text.
import advances from '../fonts/advances.json' with { type: 'json' };

export type Face = keyof typeof advances;

export interface Room {
  readonly face: Face;
  /** In pixels. */
  readonly width: number;
  /** The largest font size in pixels for one line, for two, and so on. */
  readonly sizes: readonly number[];
}

export interface TextFit {
  readonly lines: readonly string[];
  /** The font size in pixels, at which no line is wider than the room. */
  readonly size: number;
}

/** The space between letters in addition to their width, in thousandths of the font size. */
export const tracking: Readonly<Record<Face, number>> = { inter: 0, 'space-grotesk': -18 };

/** The width of a letter that the font lacks: it is drawn as a box, one em wide. */
const unknownAdvance = 1000;

const known: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  inter: new Map(Object.entries(advances.inter)),
  'space-grotesk': new Map(Object.entries(advances['space-grotesk'])),
};

/** Returns the width of `line` in thousandths of the font size. */
export const widthOf = (line: string, face: Face): number =>
  [...line].reduce((sum, letter) => sum + (known[face].get(letter) ?? unknownAdvance) + tracking[face], 0);

/** A part of a text that stays on one line. */
interface Piece {
  readonly text: string;
  /** The text after the piece: `joined` if the line continues, `broken` if it ends. */
  readonly joined: string;
  readonly broken: string;
}

// A line can end at a space, after the hyphen of a long compound (but not of “KI-Team”), and at a soft hyphen.
const breaks = /( |\u00AD|(?<=\p{L}{5}-)(?=\p{L}{4}))/u;
const softHyphen = '\u00AD';

function piecesOf(text: string): Piece[] {
  const parts = text.split(breaks);
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return [];
    const after = parts[index + 1] ?? '';
    return [{ text: part, joined: after === softHyphen ? '' : after, broken: after === softHyphen ? '-' : '' }];
  });
}

const lineOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, joined, broken }, index) => text + (index === pieces.length - 1 ? broken : joined)).join('');

/** Returns the cost of a line: its width, increased if a sentence ends within the line or the line ends with a short word. */
function costOf(line: string, face: Face): number {
  const hidesEnd = /[.!?] /.test(line) ? 1.35 : 1;
  const hangs = /(?:^| )\p{L}{1,3}$/u.test(line) ? 1.12 : 1;
  return widthOf(line, face) * hidesEnd * hangs;
}

interface LineBreaks {
  readonly lines: readonly string[];
  /** The highest cost of a line. */
  readonly cost: number;
}

/** Breaks `pieces` into `count` lines of widths as equal as possible. Returns undefined if there are fewer pieces. */
function breakInto(pieces: readonly Piece[], count: number, face: Face): LineBreaks | undefined {
  const whole = lineOf(pieces);
  if (count === 1) return { lines: [whole], cost: costOf(whole, face) };
  let best: LineBreaks | undefined;
  for (let end = 1; end < pieces.length; end += 1) {
    const line = lineOf(pieces.slice(0, end));
    const own = costOf(line, face);
    // The first line only becomes longer from here, so no better break follows.
    if (best !== undefined && widthOf(line, face) > best.cost) break;
    const rest = breakInto(pieces.slice(end), count - 1, face);
    if (rest === undefined) break;
    const cost = Math.max(own, rest.cost);
    if (best === undefined || cost < best.cost) best = { lines: [line, ...rest.lines], cost };
  }
  return best;
}

/** An additional line must make the letters larger by at least this factor. */
const worthALine = 1.12;
/** Below this size in pixels, words are broken at their soft hyphens if that makes the letters larger. */
const small = 60;

function fitPieces(pieces: readonly Piece[], { face, width, sizes }: Room): TextFit {
  const fits = sizes.flatMap((largest, index) => {
    const { lines } = breakInto(pieces, index + 1, face) ?? {};
    if (lines === undefined) return [];
    const widest = Math.max(...lines.map((line) => widthOf(line, face)), 1);
    // Kerning changes widths by less than one percent.
    return [{ lines, size: Math.floor(Math.min(largest, (width * 990) / widest)) }];
  });
  return fits.reduce<TextFit>((best, next) => (next.size > best.size * worthALine ? next : best), fits[0] ?? { lines: [], size: 0 });
}

/** The maximum length of a text. In a longer text the letters would be too small to read, and to try all line breaks would take minutes. */
const maxLength = 240;

/** Returns a text that is too long up to the last word that fits, followed by an ellipsis. */
const shortened = (text: string): string => (text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s*\S*$/, '')}…`);

/** Breaks `text` into lines, and returns them with a size at which no line is wider than the room. Cuts off the end of a long text. */
export function fit(long: string, room: Room): TextFit {
  const text = shortened(long);
  const whole = fitPieces(piecesOf(text.replaceAll(softHyphen, '')), room);
  if (whole.size >= small || !text.includes(softHyphen)) return whole;
  const parted = fitPieces(piecesOf(text), room);
  return parted.size > whole.size ? parted : whole;
}
