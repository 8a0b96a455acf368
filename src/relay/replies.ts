// The JSON responses of the relay: strict headers, and a body that the form defines. They contain nothing that a visitor wrote.
import type { ReplyBody } from '../site/forms/definition.ts';

const always = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Content-Type': 'application/json; charset=utf-8',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin',
  'X-Content-Type-Options': 'nosniff',
};

export type ReplyHeaders = Readonly<Record<string, string>>;

/**
 * Returns headers that let a page load only the style of `styleSource`, and submit only to this server. With
 * `Referrer-Policy: same-origin`, the browser tells this server from which page the next form comes.
 */
export const pageHeaders = (styleSource: string): ReplyHeaders => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleSource}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});

export const reply = (status: number, body: ReplyBody, headers: ReplyHeaders = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...always, ...headers } });

/** Returns the Retry-After header, which is in seconds (RFC 9110, 10.2.3). */
export const retryAfter = (milliseconds: number): ReplyHeaders => ({ 'Retry-After': String(Math.ceil(milliseconds / 1000)) });

/** Adds the headers that let a page of `origin` read the answer. */
export function readableBy(response: Response, origin: string): Response {
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  return response;
}

/** Answers the preflight request that a browser sends before it sends JSON to another origin. */
export const preflight = (): Response => {
  const { 'Content-Type': _, ...headers } = always;
  const allowed = {
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '600',
  };
  return new Response(null, { status: 204, headers: { ...headers, ...allowed } });
};
