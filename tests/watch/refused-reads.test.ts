// One of the calls that read a changed content file fails. `watch` serves the old or the new page and continues. When the
// disk works again, `watch` serves the newest text without another save.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { freshFolder, preload, smallContent } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const errors = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EROFS', 'EINTR'];

test('Watch eventually serves the newest text, whichever read of a saved file fails', { timeout: 600_000 }, async () => {
  const [content, folder] = [smallContent(), freshFolder()];
  const [orders, log, path] = [join(folder, 'orders'), join(folder, 'calls'), join(content, 'pages/home.yaml')];
  const { pid, body } = await watching(content, [], {
    node: [preload('failing-preload.mjs')],
    env: { FAIL_ORDERS: orders },
  });
  const order = async (env: Readonly<Record<string, string>>): Promise<void> => {
    rmSync(`${orders}.done`, { force: true });
    writeFileSync(`${orders}.tmp`, JSON.stringify({ FAIL_IN: path, FAIL_LOG: log, ...env }));
    renameSync(`${orders}.tmp`, orders);
    process.kill(pid, 'SIGUSR2');
    await vi.waitFor(() => expect(existsSync(`${orders}.done`)).toBe(true), { timeout: 60_000 });
  };
  const first = readFileSync(path, 'utf8');
  const served = /Nicht viel mehr\.|Nummer \d+\./;
  let number = 0;
  const save = async (): Promise<void> => {
    const before = served.exec(await body('/'))?.[0];
    number += 1;
    const words = `Nummer ${number}.`;
    writeFileSync(path, first.replace('Nicht viel mehr.', words));
    await vi.waitFor(
      async () => {
        const now = served.exec(await body('/'))?.[0];
        expect([before, words]).toContain(now);
        expect(now).toBe(words);
      },
      { timeout: 60_000, interval: 20 },
    );
  };
  await order({ FAIL_RUN: '0', FAIL_AT: '', FAIL_CODE: '' });
  await save();
  await wait(1000);
  const calls = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(calls.some((call) => call.startsWith('readFileSync'))).toBe(true);
  for (const [index, error] of errors.entries())
    for (let call = 1 + (index % 2); call <= Math.min(calls.length, 12); call += 2) {
      rmSync(log, { force: true });
      await order({ FAIL_RUN: `${error} ${call}`, FAIL_AT: String(call), FAIL_CODE: error });
      await save();
    }
});
