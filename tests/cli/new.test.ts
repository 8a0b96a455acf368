// `archipel new` for people and scripts: flags, questions at a terminal, and the files afterwards.
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filled } from '../support/fixture-site/scaffold.ts';
import { resultOf } from '../support/process/answer.ts';
import { atTerminal } from '../support/process/at-terminal.ts';
import { archipel, freshFolder, realContent, smallContent, snapshot } from '../support/process/process.ts';

/** Creates a copy of the content of the real site. */
function copiedContent(): string {
  const content = join(freshFolder(), 'content');
  cpSync(realContent, content, { recursive: true });
  return content;
}

const page = ['page', '--id', 'beacon', '--name-de', 'Bake', '--name-en', 'Beacon'];

interface Report {
  readonly ok: boolean;
  readonly diagnostics: readonly { readonly code: string; readonly file: string }[];
}

/** Resolves to the codes of the diagnostics of `content` on June 1, 2025, when its promotion runs. */
async function codesOf(content: string): Promise<string[]> {
  const { stdout } = await archipel(['check', '--format', 'json', '--at', '2025-06-01', '--content', content]);
  return [...new Set((JSON.parse(stdout) as Report).diagnostics.map(({ code }) => code))];
}

const everySection =
  'hero,tiles,features,steps,metrics,cards,checklist,quotes,picture,prices,countdown,trust,channels,contact,form,prose,orgChart,cta,faq';

test('After new has added entries of each kind to the real site, check reports first placeholders, then new URLs, then nothing', async () => {
  const content = copiedContent();
  const added = [
    [...page, '--sections', everySection],
    ['page', '--id', 'nur-deutsch', '--languages', 'de', '--name-de', 'Nur deutsch'],
    ['page', '--id', 'english-only', '--languages', 'en', '--name-en', 'English only'],
    ['solution', '--id', 'ai-cmo', '--category', 'c-level', '--icon', 'megaphone', '--name-de', 'AI CMO', '--name-en', 'AI CMO'],
    ...[
      ['--languages', 'de'],
      ['--name-en', 'Bakery'],
    ].map((more, index) =>
      [
        'edition',
        '--id',
        `bakery-${index}`,
        '--name-de',
        'Bäckerei',
        '--sector',
        'construction',
        '--icon',
        'store',
        '--customers',
        '30',
      ].concat(['--prices', 'lead-industry', ...more]),
    ),
    ['redirect', '--from', '/en/old-page', '--to', '/en/contact'],
  ];
  const written: string[] = [];
  for (const args of added) {
    const ended = await archipel(['new', ...args, '--json', '--content', content], { cwd: content });
    expect({ args, ...ended }).toMatchObject({ code: 0 });
    written.push(...resultOf<{ files: string[] }>(ended).files);
  }
  expect(await codesOf(content)).toEqual(['placeholder-left']);
  written.forEach((file, index) => {
    writeFileSync(join(content, file), filled(readFileSync(join(content, file), 'utf8'), index));
  });
  expect(await codesOf(content)).toEqual(['url-unrecorded']);
  expect(await archipel(['urls', 'accept', '--content', content])).toMatchObject({ code: 0 });
  expect(await codesOf(content)).toEqual([]);
});

describe('new with flags for all answers', () => {
  test('writes the file, and prints file, routes and next steps on standard error', async () => {
    const content = smallContent();
    const { code, stdout, stderr } = await archipel(['new', ...page, '--content', content], { cwd: content });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(existsSync(join(content, 'pages/beacon.yaml'))).toBe(true);
    for (const word of ['pages/beacon.yaml', '/beacon and /en/beacon', 'TODO', 'navigation.yaml']) expect(stderr).toContain(word);
  });

  test('prints the files, the routes and the places of placeholders with --json', async () => {
    const content = smallContent();
    const args = ['new', ...page, '--sections', 'prose', '--json', '--content', content];
    expect(resultOf(await archipel(args, { cwd: content }))).toMatchObject({
      kind: 'page',
      files: ['pages/beacon.yaml', 'pages/beacon.de.mdx', 'pages/beacon.en.mdx'],
      routes: ['/beacon', '/en/beacon'],
      placeholders: expect.arrayContaining([expect.objectContaining({ file: 'pages/beacon.yaml' })]),
    });
  });

  test('writes a redirect to a new file, and the next one below it', async () => {
    const content = smallContent();
    for (const from of ['/old', '/older']) await archipel(['new', 'redirect', '--from', from, '--to', '/', '--content', content]);
    expect(readFileSync(join(content, 'redirects.yaml'), 'utf8')).toMatch(/{ from: \/old, to: \/ }\n {2}- { from: \/older, to: \/ }\n$/);
  });
});

/** Runs a call of `new` that must fail with `code` and change nothing; resolves to its messages. */
async function refused(content: string, args: readonly string[], code: number): Promise<string> {
  const before = snapshot(content);
  const ended = await archipel(['new', ...args, '--content', content]);
  expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code, stdout: '' });
  expect(ended.stderr).not.toMatch(/^\s+at /m);
  expect(snapshot(content)).toEqual(before);
  return ended.stderr;
}

describe('new writes nothing, and reports the reason,', () => {
  test('if flags are missing and there is no terminal to ask, with every missing flag and an example', async () => {
    const message = await refused(smallContent(), ['page', '--languages', 'en'], 2);
    for (const word of ['--id', '--name-en', 'For example: archipel new page --id']) expect(message).toContain(word);
    expect(message).not.toContain('--name-de <');
  });

  test('if the file exists', async () => {
    expect(await refused(smallContent({ 'pages/beacon.yaml': 'mine: true\n' }), page, 2)).toContain('pages/beacon.yaml');
  });

  test('if a file of that name exists, but is not valid UTF-8', async () => {
    const content = smallContent();
    writeFileSync(join(content, 'pages/beacon.yaml'), Buffer.from([0xff, 0xfe, 0x00]));
    expect(await refused(content, page, 2)).toContain('pages/beacon.yaml');
  });

  test('if a link of that name leads out of the folder', async () => {
    const content = smallContent();
    const outside = join(freshFolder(), 'outside.yaml');
    symlinkSync(outside, join(content, 'pages/beacon.yaml'));
    await refused(content, page, 2);
    expect(existsSync(outside)).toBe(false);
  });

  test('if the name leads out of the folder', async () => {
    const content = smallContent();
    await refused(content, ['page', '--id', '../../beacon', '--name-de', 'Bake', '--name-en', 'Beacon'], 2);
    expect(existsSync(join(content, '../beacon.yaml'))).toBe(false);
  });

  test('if the disk refuses the file', async () => {
    const content = copiedContent();
    rmSync(join(content, 'editions'), { recursive: true });
    writeFileSync(join(content, 'editions'), '');
    const edition = ['--id', 'bakery', '--languages', 'de', '--name-de', 'Bäckerei', '--icon', 'store', '--customers', '3'];
    expect(await refused(content, ['edition', ...edition, '--prices', 'lead-industry'], 1)).toContain('cannot be written');
  });

  test('if the kind is unknown', async () => {
    expect(await refused(smallContent(), ['pgae'], 2)).toMatch(/pgae.*\n.*page/);
  });
});

test('Outside of a project, new --help explains where the kinds come from, and new refuses to add a page', async () => {
  const cwd = freshFolder();
  const help = await archipel(['new', '--help'], { cwd, site: cwd });
  expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('kind of the site')]);
  const { code, stderr } = await archipel(['new', 'page'], { cwd, site: cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining('archipel.config.ts')]);
});

describe('new at a terminal', () => {
  test('asks only the questions that no flag answers', async () => {
    const content = smallContent();
    const { code, output } = await atTerminal({
      args: ['new', 'page', '--languages', 'de', '--parent', 'home', '--sections', 'faq', '--content', content],
      answers: [
        [/German/, 'Büro Süd\r'],
        // The proposed file name follows from the page's name.
        [/name of the file/, '\r'],
      ],
    });
    expect({ code, asked: /English|sections/i.test(output) }).toEqual({ code: 0, asked: false });
    expect(readFileSync(join(content, 'pages/buero-sued.yaml'), 'utf8')).toContain('name: { de: "Büro Süd" }');
  });

  test('asks for the kind, and continues with the questions of the chosen kind', async () => {
    const { code } = await atTerminal({
      args: ['new', '--content', smallContent()],
      // Arrow up leads from the first choice to the last. The redirect comes before a section type, an island and a collection.
      answers: [
        [/What do you want to add/, '\x1b[A\x1b[A\x1b[A\x1b[A\r'],
        [/Which address is gone/, '\x03'],
      ],
    });
    expect(code).toBe(130);
  });

  test('repeats a question after an unusable answer', async () => {
    const content = smallContent();
    const { code, output } = await atTerminal({
      args: ['new', 'page', '--languages', 'de', '--name-de', 'Home', '--parent', 'home', '--sections', 'faq', '--content', content],
      answers: [
        [/name of the file/, 'home\r'],
        [/exists already/, '-two\r'],
      ],
    });
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(existsSync(join(content, 'pages/home-two.yaml'))).toBe(true);
  });

  test('repeats the questions for the price list and the icon of an edition if only Enter is pressed', async () => {
    const content = copiedContent();
    const { code, output } = await atTerminal({
      args: ['new', 'edition', '--content', content],
      answers: [
        // Enter accepts the proposed languages, which are those of all editions.
        [/In which languages/, '\r'],
        [/industry in German/, 'Dachdecker Süd\r'],
        [/name of the file/, '\r'],
        [/industry overview/, '\x1b[B\r'],
        [/Which icon[\s\S]*Please choose/, '\r'],
        [/and choose one/, 'hard-hat'],
        [/1 match/, '\r'],
        [/Which price list[\s\S]*lead-industry/, '\r'],
        // The question is repeated.
        [/Which price list[\s\S]*lead-industry/, '\x1b[B\x1b[B\r'],
        [/How many/, '30\r'],
        [/accent colour/, '\r'],
      ],
    });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('/ai-lead-masters-dachdecker-sued') });
    const text = readFileSync(join(content, 'editions/dachdecker-sued.yaml'), 'utf8');
    for (const line of ['languages: [de]', 'icon: hard-hat', 'prices: lead-industry', 'industry: { de: "Dachdecker Süd" }'])
      expect(text).toContain(line);
  });

  test('ends with 130 and without a change on Ctrl-C', async () => {
    const content = smallContent();
    const before = snapshot(content);
    const { code, output } = await atTerminal({
      args: ['new', 'page', '--content', content],
      answers: [[/languages/, '\x03']],
    });
    expect({ code, trace: /^\s+at /m.test(output) }).toEqual({ code: 130, trace: false });
    expect(snapshot(content)).toEqual(before);
  });
});
