// A watch session that is closed during its first build does no work afterwards, because its timers would keep the process alive.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWatchSession } from '../../src/watch/watch-session.ts';
import { smallContent } from '../support/process/process.ts';
import { projectAt } from '../support/process/project.ts';

/** Creates and starts a session. `built` resolves after its first build, `audited` after its first audit, which follows the build. */
async function startSession() {
  const session = await createWatchSession(projectAt(), {
    content: smallContent(),
    now: Date.parse('2025-06-01'),
    environment: () => ({ overrides: new Map(), findings: [] }),
  });
  const audited = new Promise<'audited'>((resolve) => session.subscribe(({ kind }) => kind === 'audited' && resolve('audited')));
  return { session, built: session.start(), audited };
}

test('A watch session that is closed during its first build does not start its audit', async () => {
  const open = await startSession();
  await open.built;
  expect(await open.audited).toBe('audited');
  await open.session.close();
  const closed = await startSession();
  await closed.session.close();
  await closed.built;
  expect(closed.session.state().build).toBeDefined();
  expect(await Promise.race([closed.audited, wait(1000, 'nothing')])).toBe('nothing');
});
