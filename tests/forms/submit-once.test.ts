// A form sends one message at a time, whatever the number of clicks.
import { expect, test, vi } from 'vitest';
import { submitOnce } from '../../src/forms/submit-once.ts';

test('Clicks on submit during a call do nothing; the next click after the call sends again', async () => {
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

test('After a failed call, a form can be submitted again', async () => {
  const submit = submitOnce(vi.fn(async () => 'sent').mockRejectedValueOnce(new Error('no')));
  await expect(submit()).rejects.toThrow('no');
  expect(await submit()).toBe('sent');
});
