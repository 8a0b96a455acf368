// @ts-check
// Compares one stylesheet for the whole site with styles for each page, by the CSS that a visitor loads, in bytes after brotli.
// Run by hand after a build: npm run bench:styles [-- DIST]
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { normalize } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';
import { median } from './measure.mjs';

const root = resolve(import.meta.dirname, '../..');
const dist = resolve(process.argv[2] ?? 'dist');
/** The cost of one more stylesheet in bytes: its tag in the page and the headers of its request, after compression. */
const bytesOfLink = 100;

/** @typedef {{ name: string, css: string, classes: Set<string> }} Piece a stylesheet of the sources, minified */

const brotli = (/** @type {string} */ text) => (text === '' ? 0 : brotliCompressSync(text).length);

const sources = ['templates', 'islands'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/** Returns the files that match a pattern in `templates/styles.css`, sorted by file name without the folder. @param {string} pattern */
function filesMatching(pattern) {
  const expression = new RegExp(`^${normalize(`templates/${pattern}`).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return sources
    .filter((file) => expression.test(file) && !file.endsWith('.sheet.css'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/** @param {string} name @param {string} css @returns {Piece} */
const pieceOf = (name, css) => ({ name, css, classes: new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, each = '']) => each)) });

/** Reads one stylesheet of the sources. @param {string} name @param {string} layer @returns {Promise<Piece>} */
async function readPiece(name, layer) {
  const { code } = await transform(`@layer ${layer}{${readFileSync(join(root, name), 'utf8')}}`, { loader: 'css', minify: true });
  return pieceOf(name, code);
}

/** Reads a built stylesheet that pages request by name. @param {string} file from `dist` */
const readSheet = (file) => pieceOf(file, readFileSync(join(dist, file), 'utf8'));

/** Reads the stylesheets that `templates/styles.css` imports, in its order. */
function readPieces() {
  const imports = [...readFileSync(join(root, 'templates/styles.css'), 'utf8').matchAll(/@import "([^"]+)" layer\(([^)]*)\);/g)];
  return Promise.all(imports.flatMap(([, pattern = '', layer = '']) => filesMatching(pattern).map((file) => readPiece(file, layer))));
}

/** Returns the stylesheets that a page loads. @param {string} html */
const linksIn = (html) => [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file = '']) => file);

/**
 * Returns the pieces that a page needs: those with a class that the page uses, and those without classes.
 * @param {string} html @param {readonly Piece[]} pieces
 */
function piecesOf(html, pieces) {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return pieces.filter(({ classes }) => classes.size === 0 || [...classes].some((name) => used.has(name)));
}

const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const sheets = built.filter((file) => /^assets\/sheet-.*\.css$/.test(file)).map(readSheet);
const pieces = [...(await readPieces()), ...sheets];
const pages = built
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }))
  .map(({ file, html }) => ({ file, links: linksIn(html), needs: piecesOf(html, pieces) }));
const common = pieces.filter((piece) => pages.every(({ needs }) => needs.includes(piece)));
const text = (/** @type {readonly Piece[]} */ list) => list.map(({ css }) => css).join('');
const one = brotli(text(pieces));
const shared = brotli(text(common)) + bytesOfLink;
const weights = new Map(pieces.map((piece) => [piece, brotli(piece.css) + bytesOfLink]));

/** @typedef {typeof pages[number]} Page */
/**
 * Ways to divide the CSS into stylesheets. Each function returns the bytes that a visit of these pages loads if the browser caches
 * stylesheets. @type {Record<string, (visit: readonly Page[]) => number>}
 */
const ways = {
  'now: one for the site, and the sheets of drawn examples': (visit) =>
    [...new Set(visit.flatMap(({ links }) => links))].reduce(
      (sum, file) => sum + brotli(readFileSync(join(dist, file), 'utf8')) + bytesOfLink,
      0,
    ),
  'one stylesheet': () => one + bytesOfLink,
  'one for each page': (visit) =>
    [...new Set(visit.map(({ needs }) => text(needs)))].reduce((sum, css) => sum + brotli(css) + bytesOfLink, 0),
  'a common one, and one for the rest of each page': (visit) => {
    const rests = new Set(visit.map(({ needs }) => text(needs.filter((piece) => !common.includes(piece)))));
    return [...rests].reduce((sum, css) => sum + (css === '' ? 0 : brotli(css) + bytesOfLink), shared);
  },
  'a common one, and one for each part': (visit) => {
    const parts = new Set(visit.flatMap(({ needs }) => needs.filter((piece) => !common.includes(piece))));
    return [...parts].reduce((sum, piece) => sum + (weights.get(piece) ?? 0), shared);
  },
};

const visits = (/** @type {number} */ length) =>
  pages.map((_, at) => Array.from({ length }, (__, step) => /** @type {Page} */ (pages[(at + step * 7) % pages.length])));

process.stdout.write(
  `${pages.length} pages, ${pieces.length} stylesheets, of which ${common.length} are needed by every page (${shared - bytesOfLink} bytes)\n`,
);
process.stdout.write('| CSS, bytes after brotli, median (least to most) | 1 page | 3 pages |\n| --- | --: | --: |\n');
for (const [way, weigh] of Object.entries(ways)) {
  const cells = [1, 3].map((length) => {
    const all = visits(length).map(weigh);
    return `${median(all)} (${Math.min(...all)} to ${Math.max(...all)})`;
  });
  process.stdout.write(`| ${way} | ${cells.join(' | ')} |\n`);
}
