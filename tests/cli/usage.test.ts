import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { archipel, freshFolder, root } from '../support/process/process.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

test('--version prints only the version of the package', async () => {
  expect(await archipel(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
});

describe('An incomplete command line', () => {
  test('without a command prints the next steps in a site', async () => {
    const { code, stdout, stderr } = await archipel([]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const call of ['watch --open', 'check', 'new', 'build', '--help']) expect(stdout).toContain(`npx archipel ${call}`);
  });

  test('without a command, outside of a site, prints how to create a site, in the requested language', async () => {
    const cwd = freshFolder();
    const { code, stdout } = await archipel(['--language', 'de'], { cwd, site: cwd });
    expect({ code, hasInit: stdout.includes('npx archipel init'), German: stdout.includes('Ordner') }).toEqual({
      code: 0,
      hasInit: true,
      German: true,
    });
  });

  test('with `new` but without a kind lists the kinds', async () => {
    const { code, stdout, stderr } = await archipel(['new']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/edition, page, solution, redirect/);
  });
});

describe('Outside of a site', () => {
  test.each([['build'], ['check'], ['watch'], ['routes'], ['new', 'page'], ['relay', 'queue', 'list']])(
    '%s prints how to create a site, and ends at once',
    async (...command) => {
      const cwd = freshFolder();
      const { code, stderr } = await archipel(command, { cwd, site: cwd });
      expect(code).toBe(2);
      expect(stderr).toMatch(/no archipel\.config\.ts[\s\S]*archipel init/);
    },
  );
});

describe('--help', () => {
  test.each([
    [],
    ['build'],
    ['check'],
    ['diff'],
    ['watch'],
    ['new'],
    ['new', 'page'],
    ['new', 'edition'],
    ['new', 'redirect'],
    ['init'],
    ['explain'],
    ['rename'],
    ['remove'],
    ['hand-in'],
    ['preview'],
    ['relay'],
    ['clean'],
    ['relay', 'queue'],
    ['routes'],
    ['urls'],
    ['schedule'],
    ['translations'],
    ['translations', 'approve'],
    ['schema'],
    ['completion'],
  ])('shows examples of the command, in lines of at most 80 columns: %s', async (...command) => {
    const { code, stdout, stderr } = await archipel([...command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Examples:');
    expect(stdout).toContain(`archipel ${command[0] ?? 'build'}`);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('of build names its options', async () => {
    const { stdout } = await archipel(['build', '--help']);
    for (const option of ['--content', '--out', '--now', '--base-url', '--format', '--quiet', '--strict', '--release'])
      expect(stdout).toContain(option);
  });

  test('prints commands with npx, because archipel may not be on the PATH', async () => {
    expect((await archipel(['--help'])).stdout).toContain('npx archipel');
  });

  test('of the relay lists all required variables', async () => {
    const { stdout } = await archipel(['relay', '--help']);
    const { stderr } = await archipel(['relay']);
    const needed = stderr.match(/ARCHIPEL_RELAY_\w+/g) ?? [];
    expect(needed.length).toBeGreaterThan(3);
    expect(needed.filter((name) => !stdout.includes(name))).toEqual([]);
  });

  test('lists the exit codes', async () => {
    expect((await archipel(['--help'])).stdout).toMatch(/0 .*1 .*2 .*3 .*4 /s);
  });
});

/** The arguments, and a pattern for the message that helps the user to correct them. */
const wrong: [readonly string[], RegExp][] = [
  [['biuld'], /biuld.*\n.*build/],
  [['build', 'more'], /argument/],
  [['build', '--qiuet'], /--qiuet.*\n.*--quiet/],
  [['build', '--out'], /--out/],
  [['build', '--language', 'fr'], /fr.*en, de/],
  [['build', '--format', 'xml'], /xml.*pretty/],
  [['build', '--content', '/nowhere/at/all'], /\/nowhere\/at\/all/],
  [['build', '--content', join(root, 'package.json')], /package\.json/],
  [['build', '--now', 'yesterday'], /yesterday.*2025-06-30T23:59:59\+02:00/],
  [['build', '--now', '2025-06-30T23:59'], /offset/],
  [['build', '--now', '2025-13-01'], /2025-13-01/],
  [['build', '--now', '2025-02-30'], /2025-02-30/],
  [['build', '--now', '2025-02-30T12:00:00+02:00'], /2025-02-30/],
  [['build', '--now', '2025-06-01T25:00Z'], /25:00/],
  [['build', '--now', '2025-06-01T12:00+99:00'], /99:00/],
  [['build', '--base-url', 'www.example.org'], /https:\/\//],
  [['build', '--base-url', 'https://www.example.org/'], /slash/],
  [['build', '--base-url', 'https://www.example.org/site'], /path/],
  [['build', '--base-url', 'ftp://www.example.org'], /https:\/\//],
  [['build', '--base-url', 'http://www.example.org'], /https:\/\//],
  [['build', '--base-url', 'https://user:word@www.example.org'], /https:\/\//],
  [['build', '--base-url', 'https://www.example.org?a=b'], /https:\/\//],
  [['build', '--base-url', 'https://'], /https:\/\//],
  [['build', '--base-url', ''], /https:\/\//],
  [['preview', '--port', '0'], /65535/],
  [['preview', '--port', '65536'], /65535/],
  [['preview', '--port', 'http'], /65535/],
  [['preview', '--port', ''], /65535/],
  [['preview', '--port', '0x50'], /65535/],
  [['schema', '--out', '/nowhere/at/all'], /\/nowhere\/at\/all/],
  [['routes', '--out', '/tmp'], /--out/],
];

describe('Wrong usage ends with 2, names the mistake, and shows no stack', () => {
  test.each(wrong)('%j', async (args, message) => {
    const { code, stdout, stderr } = await archipel(args, { cwd: freshFolder() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

test('--now accepts a date, and an instant with any offset', async () => {
  for (const at of ['2024-02-29', '2025-06-30T23:59:59+02:00', '2025-01-01T00:00Z', '2025-01-01T00:00:00.5-03:30'])
    expect((await archipel(['build', '--now', at, '--help'])).code).toBe(0);
});

test('--at is an alias of --now', async () => {
  for (const words of [['--at', 'yesterday'], ['--at=yesterday']]) {
    const { code, stderr } = await archipel(['build', ...words]);
    expect({ code, names: stderr.includes('--now') }).toEqual({ code: 2, names: true });
  }
});

describe('--language', () => {
  test.each([
    ['before the command', ['--language', 'de', 'routes'], {}],
    ['after the command', ['routes', '--language=de-AT'], {}],
    ['from the environment', ['routes'], { LANG: 'de_DE.UTF-8' }],
  ])('is accepted %s', async (_name, line, env) => {
    const { code, stderr } = await archipel(line, { env: { ARCHIPEL_CACHE: '/dev/null/cache', ...env } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('Für den nächsten Lauf kommt nichts in den Cache') });
  });
});
