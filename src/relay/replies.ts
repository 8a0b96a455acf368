// How the relay answers: headers that are safe everywhere, and a body as the form defines it. Nothing that a visitor wrote comes
// back.
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

export const reply = (status: number, body: ReplyBody, headers: ReplyHeaders = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...always, ...headers } });

/** In seconds, as HTTP wants it (RFC 9110, 10.2.3). */
export const retryAfter = (milliseconds: number): ReplyHeaders => ({ 'Retry-After': String(Math.ceil(milliseconds / 1000)) });

/** Lets the page of another allowed origin read the answer. */
export function readableBy(response: Response, origin: string): Response {
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  return response;
}

/** The request of a browser before it sends JSON to another origin. */
export const preflight = (): Response => {
  const { 'Content-Type': _, ...headers } = always;
  const allowed = {
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '600',
  };
  return new Response(null, { status: 204, headers: { ...headers, ...allowed } });
};
