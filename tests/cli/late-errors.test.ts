// Code of the site that throws where nothing catches the error: each command reports it like any other error of a template, and nothing
// that the code has computed is stored or published.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { misbehavingSite } from '../support/misbehaving-site.ts';
import { archipel, besides, freshFolder, snapshot } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const { site, out, put } = misbehavingSite();

/** Runs a command in its own process, which the error would end. */
const run = (words: string) => archipel(words.split(' '), { site, cwd: site, alone: true });

const rejected = "void Promise.reject(new Error('too late'));";
const timed = "setTimeout(() => { throw new Error('too late'); });";
const report = /^error template-render {2}\S+:\d+:\d+\n.* throws where nothing catches the error: Error: too late\.$/m;

put({});
await run('build --quiet');
const published = snapshot(out);

describe('A late error is reported with its place, and the output is unchanged:', () => {
  test.each([
    { code: { part: rejected }, words: 'build --threads 1' },
    { code: { part: timed }, words: 'build --threads 2' },
    {
      code: { part: "setImmediate(() => new (process.getBuiltinModule('events'))().emit('error', new Error('too late')));" },
      words: 'build',
    },
    { code: { load: rejected }, words: 'build' },
    { code: { config: rejected }, words: 'build' },
    { code: { schema: `.refine(() => { ${rejected} return true; })` }, words: 'build --threads 2' },
    { code: { schema: `.refine(() => { ${rejected} return true; })` }, words: 'build --threads 1' },
    { code: { part: timed }, words: 'check' },
    { code: { part: rejected }, words: 'explain /' },
    { code: { part: rejected }, words: 'diff --from-dir content' },
  ])('$code in $words', async ({ code, words }) => {
    put(code);
    for (const attempt of ['first', 'second']) {
      const ended = await run(words);
      expect({ attempt, code: ended.code }, ended.stderr).toEqual({ attempt, code: 1 });
      expect(ended.stderr).toMatch(report);
      expect(ended.stderr).not.toMatch(/^\s+at |Node\.js v/m);
      expect({ files: snapshot(out), besides: besides(out) }).toEqual({ files: published, besides: [] });
    }
  });
});

test('With --json, the document contains the error', async () => {
  put({ part: rejected });
  const { code, stdout } = await run('build --json');
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({
    code: 1,
    ok: false,
    diagnostics: [{ code: 'template-render', file: 'templates/site.tsx', args: { isLate: true } }],
  });
});

test('A late error without a stack is of the site, and one of other code is a bug of archipel', async () => {
  put({ part: "void Promise.reject('words');" });
  expect(await run('build')).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing catches the error: words.') });
  put({});
  const preload = join(freshFolder(), 'preload.mjs');
  // The engine listens once it runs.
  writeFileSync(
    preload,
    "const timer = setInterval(() => { if (process.listenerCount('uncaughtException') === 0) return; clearInterval(timer); throw new Error('too late'); });",
  );
  const ended = await archipel(['build', '--verify'], { site, cwd: site, node: [`--import=${preload}`] });
  expect(ended, ended.stderr).toMatchObject({ code: 3, stderr: expect.stringContaining('This is a bug of archipel') });
  expect(snapshot(out)).toEqual(published);
});

test('A late error of a plugin has its place in the configuration of esbuild', async () => {
  put({});
  const plugin = misbehavingSite();
  writeFileSync(join(plugin.site, 'esbuild.config.ts'), `export default { plugins: [{ name: 'mine', setup: () => { ${rejected} } }] };`);
  const ended = await archipel(['build'], { site: plugin.site, cwd: plugin.site, alone: true });
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('template-render  esbuild.config.ts:1:') });
});

test('watch reports a late error and continues', async () => {
  const watched = misbehavingSite();
  watched.put({ part: rejected });
  const { said, body } = await watching(join(watched.site, 'content'), [], { site: watched.site });
  expect(await body('/')).toContain('<h1>Hello</h1>');
  await said(report);
  watched.put({ part: 'return <p>sound</p>;' });
  await expect.poll(() => body('/')).toContain('<p>sound</p>');
});
