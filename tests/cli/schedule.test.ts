import { expect, test } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { archipel, smallContent } from '../support/process/process.ts';

interface Entry {
  at: string;
  what: string;
  name: string;
  state: string;
  file?: string;
  routes: string[];
}

async function scheduleAt(at: string, ...more: string[]) {
  const ended = await archipel(['schedule', '--json', '--at', at, ...more]);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  return resultOf<{ at: string; nextChangeAt: string; entries: Entry[] }>(ended);
}

test('The schedule lists the promotion of 30 June 2025 before its end', async () => {
  const { entries, nextChangeAt } = await scheduleAt('2025-06-01T12:00:00+02:00');
  expect(entries[0]).toMatchObject({ at: '2025-06-30T23:59:59+02:00', what: 'campaign-ends', state: 'ahead', file: 'content/prices.yaml' });
  expect(nextChangeAt).toBe('2025-06-30T23:59:59.001+02:00');
});

test('The schedule lists an ended promotion as overdue, on the audit page in both languages and on the editions', async () => {
  const { entries } = await scheduleAt('2025-07-01T00:00:00+02:00');
  const [ended] = entries.filter(({ what }) => what === 'campaign-ends');
  expect(ended?.state).toBe('overdue');
  expect(ended?.routes).toEqual(expect.arrayContaining(['/ai-audit', '/en/ai-audit', '/ai-lead-masters', '/ai-lead-masters-kitchen']));
  expect(ended?.routes).not.toContain('/imprint');
});

test('check reports a promotion after its end, but not before', async () => {
  const check = async (at: string) => (await archipel(['check', '--at', at])).stderr;
  expect(await check('2025-07-01T00:00:00+02:00')).toContain('promotion-kept');
  expect(await check('2025-06-01T12:00:00+02:00')).not.toContain('promotion');
});

test('schedule --days omits later instants, but not the next change', async () => {
  const { entries, nextChangeAt } = await scheduleAt('2025-12-01T00:00:00+01:00', '--days', '30');
  expect(entries.map(({ what }) => what)).toEqual(['campaign-ends']);
  expect(nextChangeAt).toBe('2026-01-01T00:00:00+01:00');
});

test('The table of the schedule shows how far away each instant is', async () => {
  const { code, stdout, stderr } = await archipel(['schedule', '--at', '2025-12-31T12:00:00+01:00']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const [head, ...lines] = stdout.trimEnd().split('\n');
  expect(head?.split(/\s+/)).toEqual(['WHEN', 'DAYS', 'WHAT', 'NAME', 'WHERE', 'PAGES']);
  expect(lines[0]).toMatch(/^2025-06-30T23:59:59\+02:00 +184 days ago .*summer-2025 +content\/prices\.yaml:\d+:\d+ +\/ \/ai-audit /);
  expect(lines[1]).toMatch(/^2026-01-01T00:00:00\+01:00 +in 1 day .* 2026 /);
});

test.each(['-1', '1.5', 'many'])('schedule --days %s is refused', async (days) => {
  expect((await archipel(['schedule', '--days', days])).code).toBe(2);
});

test('schedule of broken content prints the problems instead of a table', async () => {
  const content = smallContent({ 'pages/home.yaml': 'languages: [de]\n' });
  expect(await archipel(['schedule', '--content', content])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('pages/home.yaml'),
  });
});
