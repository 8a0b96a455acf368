// Prevents a form from being submitted again while a submission is in progress.

/**
 * Wraps `send` so that only one call runs at a time. While a call is in progress, further calls do nothing and return
 * `undefined`.
 *
 * @example
 * ```tsx
 * import { submitOnce } from 'archipel/forms';
 *
 * export const subscribe = submitOnce((email: string) => fetch('/api/subscribe', { method: 'POST', body: JSON.stringify({ email }) }));
 * ```
 */
export function submitOnce<Arguments extends readonly unknown[], Value>(
  send: (...values: Arguments) => Promise<Value>,
): (...values: Arguments) => Promise<Value> | undefined {
  let isBusy = false;
  const sendAlone = async (values: Arguments): Promise<Value> => {
    isBusy = true;
    try {
      return await send(...values);
    } finally {
      isBusy = false;
    }
  };
  return (...values) => (isBusy ? undefined : sendAlone(values));
}
