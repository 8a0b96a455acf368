// One send at a time, for any number of clicks.
import { expect, test, vi } from 'vitest';
import { outcomeOf } from '../../../islands/api/result.ts';
import { submitOnce } from '../../../islands/api/submit-once.ts';

test('Clicks while a call is under way do nothing; the next one after it sends again', async () => {
  const answers: ((value: string) => void)[] = [];
  const send = vi.fn((_text: string) => new Promise<string>((resolve) => answers.push(resolve)));
  const submit = submitOnce(send);
  const first = submit('one');
  expect([submit('two'), submit('three')]).toEqual([undefined, undefined]);
  answers[0]?.('sent');
  expect(await first).toBe('sent');
  submit('four');
  expect(send.mock.calls).toEqual([['one'], ['four']]);
});

test('A call that fails leaves the way free', async () => {
  const submit = submitOnce(vi.fn(async () => 'sent').mockRejectedValueOnce(new Error('no')));
  await expect(submit()).rejects.toThrow('no');
  expect(await submit()).toBe('sent');
});

test('A call that throws has failed for the visitor, too, and the console says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const why = new Error('no');
  expect(await outcomeOf(() => Promise.reject(why))).toEqual({ success: false, error: { key: 'errorGeneral' } });
  expect(
    await outcomeOf(() => {
      throw why;
    }),
  ).toMatchObject({ success: false });
  expect(log.mock.calls).toEqual([[why], [why]]);
  log.mockRestore();
  expect(await outcomeOf(async () => ({ success: true }))).toEqual({ success: true });
});
