// `watch` calls a source again after a save of the file that it reads, or of its code.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { editingSite } from '../support/process/editing.ts';
import { change, code, csv, plansSite } from './plans-site.ts';

test("watch serves saves of a source's CSV and code, and keeps the last valid rows after errors", async () => {
  const site = await plansSite();
  const { body, said, ask } = await editingSite(site);
  const shows = (amount: string): Promise<void> =>
    vi.waitFor(async () => expect(/amount">([^<]*)/.exec(await body('/plans/basic'))?.[1]).toBe(amount), { timeout: 60_000, interval: 50 });
  await shows('900');
  const clicked = await ask('place', { page: '/plans/basic', text: '900', index: 0 });
  expect(JSON.parse(clicked.text)).toEqual({
    reason: expect.stringContaining('a function of the site'),
    at: { file: expect.stringContaining('data/plans.csv'), line: 2 },
  });
  change(site, csv, ',900', ',901');
  await shows('901');
  change(site, code, 'Number(monthly)', 'Number(monthly) + 5');
  await shows('906');
  change(site, csv, 'basic,Basic,Basis,901', 'basic,Basic,Basis,-9');
  await said(/number-out-of-range +entry basic, monthly\s+\S*data\/plans\.csv:2/);
  await shows('906');
  change(site, csv, ',-9', ',902');
  await shows('907');
  renameSync(join(site, csv), join(site, 'data/away.csv'));
  await said(/source-file/);
  await shows('907');
  renameSync(join(site, 'data/away.csv'), join(site, csv));
  change(site, csv, ',902', ',903');
  await shows('908');
});
