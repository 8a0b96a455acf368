import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { archipel, freshFolder, smallContent } from '../support/process/process.ts';

const broken = { 'pages/home.yaml': 'languages: [de, en]\nnmae: { de: "50 %, oder: mehr", en: Home }\n' };
const colour = '\u001B[';

interface Report {
  ok: boolean;
  diagnostics: { code: string; severity: string; file: string; range?: { line: number; column: number } }[];
  result: {
    errors: number;
    warnings: number;
    summary: { routes: Record<string, number>; bytes: Record<string, number> };
    written?: string;
  };
}

describe('--format json', () => {
  test('prints one document for a success', async () => {
    const cwd = freshFolder();
    const { code, stdout, stderr } = await archipel(['build', '--format', 'json', '--content', smallContent(), '--out', 'site'], { cwd });
    const report = JSON.parse(stdout) as Report;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(report).toMatchObject({ ok: true, diagnostics: [], result: { errors: 0, written: 'site' } });
    expect(report.result.summary.routes['de']).toBeGreaterThan(0);
  });

  test('prints one document for a failure, with positions', async () => {
    const { code, stdout, stderr } = await archipel(['check', '--format', 'json', '--content', smallContent(broken)]);
    const report = JSON.parse(stdout) as Report;
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(report.ok).toBe(false);
    expect(report.result.errors).toBe(report.diagnostics.filter(({ severity }) => severity === 'error').length);
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'key-unknown', range: expect.objectContaining({ line: 2, column: 1 }) }),
    );
  });

  test('prints one document for an invalid environment or a foreign output', async () => {
    const env = { ARCHIPEL_BASE_URL: 'nonsense' };
    const wrong = await archipel(['check', '--format', 'json', '--content', smallContent()], { env });
    expect(JSON.parse(wrong.stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'environment-invalid' }] });
    const content = smallContent();
    const foreign = await archipel(['build', '--format', 'json', '--content', content, '--out', content]);
    expect(JSON.parse(foreign.stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'output-foreign' }] });
    expect([wrong.stderr, foreign.stderr]).toEqual(['', '']);
    // Nothing was built, so all figures are 0.
    const { routes, bytes, ...counts } = (JSON.parse(wrong.stdout) as Report).result.summary;
    expect({ routes, bytes }).toEqual({ routes: {}, bytes: { html: 0, css: 0, js: 0, other: 0 } });
    expect([...new Set(Object.values(counts))]).toEqual([0]);
  });

  test('prints the same text for the same content', async () => {
    const content = smallContent(broken);
    const run = () => archipel(['check', '--format', 'json', '--content', content]);
    expect((await run()).stdout).toBe((await run()).stdout);
  });
});

describe('--format github', () => {
  const lines = /^::(?:error|warning) file=[^,:]+,line=\d+,col=\d+,endLine=\d+,endColumn=\d+,title=[a-z-]+::[^\n]+$/;

  test('prints only annotations on standard output, and writes the complete list to the summary of the step', async () => {
    const file = join(freshFolder(), 'summary.md');
    const { code, stdout } = await archipel(['check', '--format', 'github', '--content', smallContent(broken)], {
      env: { GITHUB_STEP_SUMMARY: file },
    });
    expect(code).toBe(1);
    for (const line of stdout.trimEnd().split('\n')) expect(line).toMatch(lines);
    const rows = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(rows).toHaveLength(stdout.trimEnd().split('\n').length + 2);
    for (const row of rows) expect(row).toMatch(/^\|.*\|$/);
  });

  test('adds nothing to the summary if there are no problems', async () => {
    const file = join(freshFolder(), 'summary.md');
    const { code, stdout } = await archipel(['check', '--format', 'github', '--content', smallContent()], {
      env: { GITHUB_STEP_SUMMARY: file },
    });
    expect({ code, stdout, file: existsSync(file) }).toEqual({ code: 0, stdout: '', file: false });
  });

  test.each([
    ['an empty name', () => ''],
    ['a folder', freshFolder],
  ])('ignores a summary that cannot be written: %s', async (_, target) => {
    const env = { GITHUB_STEP_SUMMARY: target() };
    const { code, stdout } = await archipel(['check', '--format', 'github', '--content', smallContent(broken)], { env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^::error/);
  });
});

describe('The color of messages', () => {
  const run = async (env: Record<string, string>) => (await archipel(['check', '--content', smallContent(broken)], { env })).stderr;

  test('is omitted without a terminal', async () => {
    expect(await run({})).not.toContain(colour);
  });

  test('is shown with FORCE_COLOR=1, and not with FORCE_COLOR=0 or NO_COLOR=1', async () => {
    expect(await run({ FORCE_COLOR: '1' })).toContain(colour);
    expect(await run({ NO_COLOR: '1' })).not.toContain(colour);
    expect(await run({ FORCE_COLOR: '0' })).not.toContain(colour);
  });

  test('is never in JSON', async () => {
    const { stdout } = await archipel(['check', '--format', 'json', '--content', smallContent(broken)], { env: { FORCE_COLOR: '1' } });
    expect(stdout).not.toContain(colour);
  });
});

test('build creates the folders of a nested output path', async () => {
  const cwd = freshFolder();
  mkdirSync(join(cwd, 'a'));
  const { code } = await archipel(['build', '--quiet', '--content', smallContent(), '--out', 'a/b/c'], { cwd });
  expect({ code, isWritten: existsSync(join(cwd, 'a/b/c/index.html')) }).toEqual({ code: 0, isWritten: true });
});
