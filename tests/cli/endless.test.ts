// Code of the site that loops without an end: each command ends it and reports its place, and Ctrl-C ends the command at once.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attempt } from '../../src/model/attempt.ts';
import { misbehavingSite } from '../support/misbehaving-site.ts';
import { archipel, besides, snapshot, start } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const { site, out, put } = misbehavingSite();

const env = { ARCHIPEL_PAGE_TIMEOUT: '1' };
const loop = 'for (let n = 0; n < 2; n = (n + 1) % 2);';

/** Runs a command in its own process, because a limit in the environment applies to all commands of a process. */
const run = (words: string, more: Readonly<Record<string, string>> = {}) =>
  archipel(words.split(' '), { site, cwd: site, alone: true, env: { ...env, ...more } });

const report = /^error template-render {2}templates\/site\.tsx:\d+:\d+\n.* does not end while rendering \/: it was stopped after 1 s\.$/m;

put({});
await run('build --quiet');
const published = snapshot(out);

describe('A component that loops without an end is reported with its place, and the output is unchanged:', () => {
  test.each(['build --threads 1', 'build --threads 2', 'check', 'explain /', 'schedule', 'diff --from-dir content'])(
    '%s',
    async (words) => {
      put({ part: loop });
      const ended = await run(words);
      expect(ended.code, ended.stderr).toBe(1);
      expect(ended.stderr).toMatch(report);
      expect({ files: snapshot(out), besides: besides(out) }).toEqual({ files: published, besides: [] });
    },
  );
});

test('With --json, the document says how long the component ran', async () => {
  put({ part: loop });
  const { code, stdout } = await run('build --json');
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({
    code: 1,
    diagnostics: [{ code: 'template-render', file: 'templates/site.tsx', args: { page: '/', seconds: 1 } }],
  });
});

test('A component that takes less time than the limit is not ended', async () => {
  put({ part: 'for (const end = Date.now() + 1200; Date.now() < end; );' });
  expect(await run('build --quiet --out slow', { ARCHIPEL_PAGE_TIMEOUT: '60' })).toMatchObject({ code: 0 });
  expect(await run('build --quiet --out slow', { ARCHIPEL_PAGE_TIMEOUT: '0' })).toMatchObject({ code: 0 });
});

test.each(['30s', '-1', '1e9', 'off'])('ARCHIPEL_PAGE_TIMEOUT=%s is a usage error', async (limit) => {
  put({});
  expect(await run('check', { ARCHIPEL_PAGE_TIMEOUT: limit })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('error: ARCHIPEL_PAGE_TIMEOUT must be a number of seconds from 0 to 86400.'),
  });
});

/** A loop that says when it begins. */
const toldLoop = `process.getBuiltinModule('node:fs').writeSync(2, 'looping'); ${loop}`;

test.each(['build --threads 1', 'build --threads 2'])('SIGINT ends a component that loops without an end in %s', async (words) => {
  put({ part: toldLoop });
  const { child, said, ended } = start(words.split(' '), { site, cwd: site });
  await said(/looping/);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, stderr: expect.not.stringMatching(/^\s+at /m) });
  expect({ files: snapshot(out), besides: besides(out) }).toEqual({ files: published, besides: [] });
});

test('watch reports a component that loops without an end, and continues', async () => {
  const watched = misbehavingSite();
  watched.put({ part: loop });
  const { said, body } = await watching(join(watched.site, 'content'), [], { site: watched.site, env });
  expect(await body('/')).toContain('does not end while rendering /');
  await said(report);
  watched.put({ part: 'return <p>sound</p>;' });
  await expect.poll(() => body('/'), { timeout: 60_000 }).toContain('<p>sound</p>');
});

test('SIGINT ends watch while a component loops without an end', async () => {
  const watched = misbehavingSite();
  watched.put({ part: toldLoop });
  // `watching` expects that the process ends with exit code 0.
  const { pid, said, body } = await watching(join(watched.site, 'content'), [], { site: watched.site });
  const answer = body('/').catch(() => undefined);
  await said(/looping/);
  process.kill(pid, 'SIGINT');
  await answer;
  await expect.poll(() => attempt(() => process.kill(pid, 0)), { timeout: 60_000 }).toBeUndefined();
});
