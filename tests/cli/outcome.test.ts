// The exit codes of runs, and the state of the output folder afterwards.
import { appendFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { archipel, besides, build, freshFolder, root, smallContent, snapshot } from '../support/process/process.ts';

const broken = { 'pages/home.yaml': 'languages: [de, en]\nnmae: { de: Start, en: Home }\n' };

/** Returns the home page of `content` with a countdown to the end of a promotion. After this end, the countdown causes a warning. */
const withEndedPromotion = (content: string): Record<string, string> => ({
  'pages/home.yaml': `${readFileSync(join(content, 'pages/home.yaml'), 'utf8')}
  - type: countdown
    campaign: summer-2025
    title: { de: Nur kurz, en: A short time }
`,
});

describe('A build of valid content', () => {
  test('ends with 0, prints nothing on standard output and a summary on standard error', async () => {
    const out = join(freshFolder(), 'dist');
    const { code, stdout, stderr } = await archipel(['build', '--content', smallContent(), '--out', out]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(/built/);
    expect(existsSync(join(out, 'index.html'))).toBe(true);
    expect(besides(out)).toEqual([]);
  });

  test('prints nothing with --quiet', async () => {
    expect(await build(smallContent(), join(freshFolder(), 'dist'))).toEqual({ code: 0, signal: null, stdout: '', stderr: '' });
  });

  test('resolves --out from the current folder', async () => {
    const cwd = freshFolder();
    await build(smallContent(), 'some/where', { cwd });
    expect(existsSync(join(cwd, 'some/where/index.html'))).toBe(true);
  });
});

test('A command ends although code of the site has started a timer', async () => {
  const site = join(freshFolder(), 'radio');
  cpSync(join(root, 'tests/sites/radio'), site, { recursive: true });
  appendFileSync(join(site, 'archipel.config.ts'), '\nsetInterval(() => undefined, 1000);\n');
  expect(await archipel(['check', '--quiet'], { site, cwd: site, alone: true })).toMatchObject({ code: 0, signal: null });
}, 60_000);

describe('Broken content', () => {
  test.each([[['--quiet']], [[]], [['--format', 'github']]])(
    'makes a build end with 1 and leaves the old output unchanged (%j)',
    async (more) => {
      const out = join(freshFolder(), 'dist');
      await build(smallContent(), out);
      const before = snapshot(out);
      const { code, stdout, stderr } = await archipel(['build', '--content', smallContent(broken), '--out', out, ...more]);
      expect(code).toBe(1);
      if (!more.includes('github')) expect(stdout).toBe('');
      expect(stdout + stderr).toContain('pages/home.yaml');
      expect(stdout + stderr).toContain('nothing was written');
      expect(snapshot(out)).toEqual(before);
      expect(besides(out)).toEqual([]);
    },
  );

  test('is reported with its path from the current folder, with line and column', async () => {
    const content = smallContent(broken);
    const { stderr } = await archipel(['check', '--content', 'content'], { cwd: join(content, '..') });
    expect(stderr).toMatch(/ content\/pages\/home\.yaml:2:1/);
    expect(stderr).toMatch(/2 \| nmae/);
  });

  test('creates no output', async () => {
    const out = join(freshFolder(), 'dist');
    expect((await build(smallContent(broken), out)).code).toBe(1);
    expect(snapshot(out)).toEqual({ absent: 'yes' });
    expect(besides(out)).toEqual([]);
  });
});

describe('check', () => {
  test('writes nothing', async () => {
    const content = smallContent();
    const cwd = freshFolder();
    const before = snapshot(content);
    expect((await archipel(['check', '--content', content], { cwd })).code).toBe(0);
    expect(snapshot(content)).toEqual(before);
    expect(snapshot(cwd)).toEqual({});
  });

  test('treats a warning as an error only with --strict', async () => {
    const content = smallContent(withEndedPromotion(smallContent()));
    expect(await archipel(['check', '--content', content])).toMatchObject({ code: 0, stderr: expect.stringContaining('promotion-ended') });
    expect(await archipel(['check', '--strict', '--quiet', '--content', content])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('promotion-ended'),
    });
    expect(await archipel(['check', '--quiet', '--content', content])).toMatchObject({ code: 0, stderr: '' });
    expect((await archipel(['check', '--strict', '--content', content, '--at', '2025-06-30T23:59:59+02:00'])).code).toBe(0);
  });

  test('refuses example values only with --release', async () => {
    const content = smallContent();
    expect((await archipel(['check', '--content', content])).code).toBe(0);
    expect(await archipel(['check', '--release', '--content', content])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/example-value[\s\S]*docs\/before-release\.md/),
    });
  });
});

test('build --strict with a warning leaves the old output unchanged', async () => {
  const out = join(freshFolder(), 'dist');
  await build(smallContent(), out);
  const before = snapshot(out);
  expect((await build(smallContent(withEndedPromotion(smallContent())), out, { more: ['--strict'] })).code).toBe(1);
  expect(snapshot(out)).toEqual(before);
});
