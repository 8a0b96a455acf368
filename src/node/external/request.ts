// Sends a single request to another site, with a time limit and a user agent. If the site is busy, waits and retries.
import { setTimeout as wait } from 'node:timers/promises';

export interface RequestSettings {
  readonly userAgent: string;
  /** The time limit of a request, in milliseconds. */
  readonly timeout: number;
  /** The longest wait that a site may request, in milliseconds. */
  readonly maxWait: number;
}

/** Maximum number of retries while the site is busy. */
const maxRetries = 2;

/** The wait in milliseconds if a busy site does not name one. */
const usualWait = 2000;

/**
 * Returns the response of a URL without following redirects. If the site is still busy after `maxRetries`, or asks for a longer wait than
 * `maxWait`, returns its last response. Throws the errors of `fetch`.
 */
export async function request(url: string, method: 'HEAD' | 'GET', settings: RequestSettings): Promise<Response> {
  for (let retries = maxRetries; ; retries -= 1) {
    const response = await send(url, method, settings);
    if (response.status !== 429 && response.status !== 503) return response;
    const delay = delayIn(response.headers.get('retry-after'));
    if (retries === 0 || delay > settings.maxWait) return response;
    await response.body?.cancel();
    await wait(delay);
  }
}

const send = (url: string, method: 'HEAD' | 'GET', { userAgent, timeout }: RequestSettings): Promise<Response> =>
  fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'User-Agent': userAgent, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    signal: AbortSignal.timeout(timeout),
  });

/** Returns the wait in milliseconds that `Retry-After` names, in seconds or as a date. */
function delayIn(header: string | null): number {
  if (header === null) return usualWait;
  const seconds = Number(header);
  const delay = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(delay) ? usualWait : Math.max(0, delay);
}
