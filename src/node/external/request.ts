// One request to another site: with a time limit, a name, and a pause if the site requests it.

import { setTimeout as wait } from 'node:timers/promises';

export interface RequestSettings {
  /** The user agent of the requests. */
  readonly userAgent: string;
  /** The time limit of a request, in milliseconds. */
  readonly timeout: number;
  /** The longest wait that a site may ask for, in milliseconds. */
  readonly maxWait: number;
}

/** How often a site may ask to come back later. */
const maxRetries = 2;

/** The wait where a site that is busy does not name one, in milliseconds. */
const usualWait = 2000;

/** Returns the response of an address; redirects are not followed. Throws what `fetch` throws. */
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

/** The wait that `Retry-After` names as seconds or as a date, in milliseconds. */
function delayIn(header: string | null): number {
  if (header === null) return usualWait;
  const seconds = Number(header);
  const delay = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(delay) ? usualWait : Math.max(0, delay);
}
