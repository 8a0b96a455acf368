// A build that receives a signal: the old site remains, nothing is left beside it, and the exit code names the signal.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { besides, build, freshFolder, smallContent, snapshot, start } from '../support/process/process.ts';
import { stoppedBuild } from './stopped-build.ts';

const content = smallContent();

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s during a build ends it with exit code %d', async (signal, expected) => {
  const out = join(freshFolder(), 'dist');
  await build(content, out);
  const before = snapshot(out);
  // Each write of a page is slow, so that the signal arrives before the last page is written.
  const { child, ended } = await stoppedBuild(content, out, { env: { STOP_SLOWLY: '1' } });
  expect(besides(out)).toContain(`.dist.next-${child.pid}`);
  child.kill(signal);
  child.kill('SIGCONT');
  const { code, stderr } = await ended;
  expect(code).toBe(expected);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(snapshot(out)).toEqual(before);
  expect(besides(out)).toEqual([]);
  expect((await build(content, out)).code).toBe(0);
});

test('SIGINT ends watch during its start, even if the event loop is blocked', async () => {
  const busy = join(freshFolder(), 'busy.mjs');
  writeFileSync(
    busy,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { readFileSync } = fs;
fs.readFileSync = (path, ...rest) => {
  while (String(path).endsWith('pages/home.yaml')) fs.writeSync(2, 'busy\\n');
  return readFileSync(path, ...rest);
};
syncBuiltinESMExports();`,
  );
  const { child, said, ended } = start(['watch', '--content', content, '--port', '5400'], { node: [`--import=${busy}`] });
  await said(/busy/);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: null, signal: 'SIGINT' });
});
