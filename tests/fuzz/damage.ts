// Ways to damage a content folder, as a typing mistake, a faulty program, a faulty disk or an attacker would.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A content folder that is being damaged. */
interface Victim {
  readonly folder: string;
  /** Returns a number of at least 0 and less than 1. */
  readonly random: () => number;
}

/** The start of a tag that damage writes into texts. No page may contain it as a tag. */
export const canary = '<fuzz-mark';

type Damage = (victim: Victim) => void;

export const below = (random: () => number, limit: number): number => Math.floor(random() * limit);
const anyOf = <T>(random: () => number, list: readonly [T, ...T[]]): T => list[below(random, list.length)] ?? list[0];

const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Returns one of the files with a matching name, or undefined if other damage has removed all of them. */
function fileIn({ folder, random }: Victim, pattern: RegExp): string | undefined {
  const files = filesIn(folder, pattern);
  return files[below(random, files.length)];
}

const text = /\.(?:ya?ml|mdx)$/;

const bytes =
  (pattern: RegExp, change: (bytes: Buffer, at: number, random: () => number) => Buffer): Damage =>
  (victim) => {
    const file = fileIn(victim, pattern);
    if (file === undefined) return;
    const before = readFileSync(file);
    writeFileSync(file, change(before, below(victim.random, before.length + 1), victim.random));
  };

const lines = (change: (lines: string[], at: number, random: () => number) => void): Damage =>
  bytes(text, (before, _at, random) => {
    const list = before.toString('latin1').split('\n');
    change(list, below(random, list.length), random);
    return Buffer.from(list.join('\n'), 'latin1');
  });

const line = (change: (line: string, random: () => number) => string): Damage =>
  lines((list, at, random) => {
    list[at] = change(list[at] ?? '', random);
  });

const flip = (before: Buffer, at: number, random: () => number): Buffer => {
  const after = Buffer.from(before);
  if (at < after.length) after[at] = (after[at] ?? 0) ^ (1 << below(random, 8));
  return after;
};

const insert = (inserted: Buffer) => (before: Buffer, at: number) => Buffer.concat([before.subarray(0, at), inserted, before.subarray(at)]);

const deep = (open: string, close: string, depth: number): string => `${open.repeat(depth)}x${close.repeat(depth)}`;

/** Constructs of YAML. */
const values = [
  '',
  '~',
  'null',
  'true',
  'no',
  '0',
  '-1',
  '1e999',
  '0x1F',
  '.nan',
  '99999999999999999999',
  '2025-02-30',
  '2025-06-30',
  '12:30',
  '[]',
  '{}',
  '[{}]',
  '{ de: }',
  '{ de: "x", en: 5 }',
  '*a',
  '&a x',
  '&a [*a]',
  '!!js/function "x"',
  '!!binary aGk=',
  '!!set { a }',
  '<<: *a',
  '? a',
  '- - - a',
  '|',
  '>-',
  '"',
  "'",
  '"\\x00"',
  '"\\ud800"',
  '@x',
  '`x`',
  '%x',
  '# x',
  ': :',
  '--- x',
  '"a" b',
  '{company}',
  '{price.x}',
  '{{count}}',
  '{',
  '}',
  'constructor',
  '__proto__',
  'javascript:alert(1)',
  'https://user:pw@x.test',
  '//evil.test',
  '/..',
  '/ÄÖ',
  'x'.repeat(5000),
  '[1, '.repeat(120),
  deep('[', ']', 150),
  deep('{a: ', '}', 150),
  '\u202Ex',
  '\u200b',
  '\ud83d\ude00',
  '"\u2028"',
  `"${canary} onload=x>"`,
  `'"><${canary.slice(1)}>'`,
  `"</script>${canary}>"`,
  `"<!--${canary}-->"`,
  `"&lt;${canary}> & &amp;"`,
  `"]]>${canary}/>"`,
] as const;

/** Constructs of MDX. */
const prose = [
  '# x',
  '###### x',
  '<Note>',
  '</Note>',
  '<Note a={1}>x</Note>',
  '<Note {...x}/>',
  '<Fact/>',
  '<Fact name="x"/>',
  '<Link page="x">y</Link>',
  '<Link>x</Link>',
  '<Picture asset="icon.svg" alt="x"/>',
  '<Picture/>',
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  `${canary}>`,
  `\\${canary}>`,
  `\`${canary}>\``,
  '{1+1}',
  '{/* x */}',
  'import x from "x"',
  'export const x = 1',
  '[a](javascript:alert(1))',
  '![a](b)',
  '[a]: b',
  '[^1]: x',
  '<https://x.test>',
  '| a | b |\n|---|---|\n| c | d |',
  '```js\nx\n```',
  '***',
  '---',
  '> > > x',
  '1. a\n   1. b',
  '&lt;&#0;&#xD800;&nope;',
  '\\',
  '<',
  '<>x</>',
  '<!-- x -->',
  deep('*a _b ', '_*', 120),
  deep('<Note >', '</Note>', 120),
  deep('![', '](x)', 120),
  '> '.repeat(150),
  '- '.repeat(150),
  'x\u0000y',
  '\u202ex',
  'TODO',
] as const;

const names = [
  'pages/ x.yaml',
  'pages/X.YAML',
  'pages/con.yaml',
  'pages/ä.yaml',
  'pages/a b.de.mdx',
  'pages/.hidden.yaml',
  'pages/index.yaml',
  'pages/404.yaml',
  'pages/deep/er/x.yaml',
  'unknown/x.yaml',
  'x.yaml',
  'x.txt',
  'pages/x.yml',
  'pages/constructor.yaml',
  'pages/__proto__.yaml',
  'assets/x y.svg',
  'assets/\u202ex.svg',
  'assets/index.html',
  'assets/.htaccess',
  'locks/urls.yaml',
  'locks/translations.yaml',
  `pages/${'x'.repeat(240)}.yaml`,
  'pages/a\nb.yaml',
  'pages/%2e%2e.yaml',
  'pages/a\'b"c.yaml',
  'translations/fr.yaml',
  'navigation.yml',
] as const;

/** Removes a content file and calls `put`, which may write something else in its place. */
const inPlace =
  (put: (file: string, victim: Victim) => void): Damage =>
  (victim) => {
    const file = fileIn(victim, /./);
    if (file === undefined) return;
    rmSync(file);
    put(file, victim);
  };

const renamed =
  (isCopy: boolean): Damage =>
  (victim) => {
    const [file, target] = [fileIn(victim, /./), join(victim.folder, anyOf(victim.random, names))];
    if (file === undefined || existsSync(target)) return;
    try {
      mkdirSync(dirname(target), { recursive: true });
      if (isCopy) writeFileSync(target, readFileSync(file));
      else renameSync(file, target);
    } catch {
      // The folder cannot be created, because a file has its name.
    }
  };

const anyValue = (random: () => number): string => anyOf(random, values);

/** The ways to damage a folder, by kind. A kind is chosen first, so that all kinds occur equally often. */
export const damages: Readonly<Record<string, readonly [Damage, ...Damage[]]>> = {
  bytes: [
    bytes(text, flip),
    bytes(text, (before, at) => before.subarray(0, at)),
    bytes(text, (before, at, random) => insert(Buffer.from([below(random, 256)]))(before, at)),
    bytes(text, insert(Buffer.from([0xff, 0xfe, 0x00]))),
    bytes(text, insert(Buffer.from('\ufeff'))),
    bytes(text, (before) => Buffer.from(before.toString('latin1').replaceAll('\n', '\r\n'), 'latin1')),
    bytes(text, (before) => Buffer.from(before.toString('utf8'), 'utf16le')),
  ],
  lines: [
    lines((list, at) => list.splice(at, 1)),
    lines((list, at) => list.splice(at, 0, list[at] ?? '')),
    lines((list, at, random) => list.splice(below(random, list.length), 0, ...list.splice(at, 1))),
    lines((list, at) => list.splice(at, 2, list.slice(at, at + 2).join(' '))),
    lines((list, at) => list.splice(at, 0, ...Array.from({ length: 500 }, () => list[at] ?? ''))),
    line((each, random) => ' '.repeat(below(random, 6)) + each.trimStart()),
    line((each) => each.replace(/^( *)/, '$1\t')),
    line((each, random) => each.replace(anyOf(random, [':', '"', '-', '}', '{', ']', ',', ' ']), '')),
    line((each, random) => each.replace(/\w(?=\w*:)/, anyOf(random, ['', 'x', 'é']))),
  ],
  values: [
    line((each, random) => each.replace(/(:\s+).*$/, (_, start: string) => start + anyValue(random))),
    line((each, random) => each.replace(/(: ?)("[^"]*"|[\w .-]+)(?=[,}])/, (_, start: string) => start + anyValue(random))),
    line((each, random) => each.replace(/"[^"]*"/, () => anyValue(random))),
    line((each, random) => each.replace(/[\w.-]+(?=:)/, () => anyValue(random))),
    line((each, random) => `${each}\n${anyValue(random)}: ${anyValue(random)}`),
  ],
  prose: [
    bytes(/\.mdx$/, (before, _at, random) => Buffer.concat([before, Buffer.from(`\n\n${anyOf(random, prose)}\n`)])),
    bytes(/\.mdx$/, (before, at, random) => insert(Buffer.from(` ${anyOf(random, prose)} `))(before, at)),
    bytes(/\.mdx$/, (_before, _at, random) => Buffer.from(anyOf(random, prose).repeat(1 + below(random, 300)))),
  ],
  names: [renamed(true), renamed(false)],
  disk: [
    inPlace(() => undefined),
    inPlace((file) => writeFileSync(file, '')),
    inPlace((file) => mkdirSync(file)),
    inPlace((file) => symlinkSync('/etc/hostname', file)),
    inPlace((file) => symlinkSync(file, file)),
    inPlace((file) => symlinkSync('..', file)),
    inPlace((file, victim) => symlinkSync(fileIn(victim, /./) ?? '.', file)),
    inPlace((file) => execFileSync('mkfifo', [file])),
    inPlace((file) => {
      writeFileSync(file, '');
      truncateSync(file, 600 * 1024);
    }),
  ],
  images: [
    bytes(/\.(?:svg|png)$/, flip),
    bytes(/\.(?:svg|png)$/, (before, at) => before.subarray(0, at)),
    bytes(/\.png$/, (_before, at) => Buffer.alloc(at)),
    bytes(/\.svg$/, insert(Buffer.from('<script>alert(1)</script>'))),
    bytes(/\.svg$/, insert(Buffer.from(`${canary}/>`))),
    bytes(/\.svg$/, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>')),
  ],
};
