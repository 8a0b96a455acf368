// How commands end if archipel has a bug, which the tests provoke, or if the reader of their output closes the pipe.
import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../support/http/start-server.ts';
import { archipel, besides, build, copiedProject, freshFolder, root, smallContent, snapshot, start } from '../support/process/process.ts';

function preloadOf(code: string): string {
  const file = join(freshFolder(), 'preload.mjs');
  writeFileSync(file, code);
  return `--import=${file}`;
}

describe('a bug of archipel', () => {
  test.each([
    ['while pages are written', "TextEncoder.prototype.encodeInto = () => { throw new TypeError('provoked'); };"],
    ['with a thrown value that is not an error', "TextEncoder.prototype.encodeInto = () => { throw 'provoked'; };"],
  ])('%s ends with exit code 3, is reported as a bug, and leaves the old output', async (_, code) => {
    const out = join(freshFolder(), 'dist');
    await build(smallContent(), out);
    const before = snapshot(out);
    const ended = await build(smallContent(), out, { node: [preloadOf(code)] });
    expect(ended).toMatchObject({ code: 3, stdout: '' });
    expect(ended.stderr).toMatch(/bug of archipel/);
    expect(ended.stderr).toContain('provoked');
    expect(snapshot(out)).toEqual(before);
    expect(besides(out)).toEqual([]);
  });

  test('in watch ends with exit code 3, and stops the server', async () => {
    const prose = 'pages/about.de.mdx';
    const content = smallContent({
      [prose]: 'Text.\n',
      'pages/about.yaml': `languages: [de]
name: { de: Wir }
meta: { title: { de: Wir }, description: { de: Wer wir sind. } }
sections:
  - { type: hero, title: { de: Wir }, lead: { de: Wer wir sind. } }
  - { type: prose, source: about }
`,
    });
    const write = `const { stringify } = JSON;
JSON.stringify = (value, ...rest) => {
  const text = stringify(value, ...rest);
  if (value?.type === 'root' && text.includes('provoking')) throw new TypeError('provoked');
  return text;
};`;
    // No other test takes this port when watch has ended.
    const { said, ended } = start(['watch', '--content', content, '--port', String(await freePort())], { node: [preloadOf(write)] });
    const [, port] = await said(/localhost:(\d+)/);
    writeFileSync(join(content, prose), 'A provoking text.\n');
    const { code, stderr } = await ended;
    expect(code).toBe(3);
    expect(stderr).toMatch(/bug of archipel[\s\S]*provoked/);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  test('that is a syntax error in its sources ends with exit code 3', async () => {
    const project = copiedProject();
    appendFileSync(join(project, 'src/cli/main.ts'), '\nexport const = provoked;\n');
    expect(await archipel(['--version'], { project, alone: true })).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringContaining('src/cli/main.ts'),
    });
  });
});

describe('If the reader of the output closes the pipe,', () => {
  test('routes ends without an error', () => {
    const line = `set -o pipefail; node bin/archipel.js routes --content "$0" | true`;
    const { status, stderr } = spawnSync('bash', ['-c', line, smallContent()], { cwd: root, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('build still writes the site', async () => {
    const out = join(freshFolder(), 'dist');
    const { child, ended } = start(['build', '--content', smallContent(), '--out', out]);
    child.stderr?.destroy();
    expect((await ended).code).toBe(0);
    expect(snapshot(out)).toHaveProperty('index.html');
  });
});
