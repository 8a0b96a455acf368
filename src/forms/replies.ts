// Everything that the relay can answer. Nothing that a visitor wrote comes back.
import type { Language } from './schema.ts';

/** SPEC.md, sections 7 and 8. */
const texts: Readonly<Record<Language, { readonly sent: string; readonly failed: string }>> = {
  de: {
    sent: 'Ihre Support-Anfrage wurde erfolgreich gesendet',
    failed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut',
  },
  en: {
    sent: 'Your support request has been sent successfully',
    failed: 'An error occurred. Please try again later',
  },
};

const always = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Content-Type': 'application/json; charset=utf-8',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin',
  'X-Content-Type-Options': 'nosniff',
};

type Headers = Readonly<Record<string, string>>;

const reply = (status: number, body: object, headers: Headers = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...always, ...headers } });

/** The forms' own success, and their failure with the status that says why. */
export const sent = (language: Language): Response => reply(200, { success: true, message: texts[language].sent });
export const failed = (status: number, language: Language = 'de', headers: Headers = {}): Response =>
  reply(status, { success: false, message: texts[language].failed }, headers);

export const subscribed = (): Response => reply(200, { success: true });
/** Without a text the page uses its own words, in its own language. */
export const notSubscribed = (status: number, error?: string, headers: Headers = {}): Response =>
  reply(status, { success: false, ...(error === undefined ? {} : { error }) }, headers);

/** In seconds, as HTTP wants it (RFC 9110, 10.2.3). */
export const retryAfter = (milliseconds: number): Headers => ({ 'Retry-After': String(Math.ceil(milliseconds / 1000)) });

/** Lets the page of another allowed origin read the answer. */
export function readableBy(response: Response, origin: string): Response {
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  return response;
}

/** What a browser asks before it sends JSON to another origin. */
export const preflight = (): Response => {
  const { 'Content-Type': _, ...headers } = always;
  const allowed = {
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '600',
  };
  return new Response(null, { status: 204, headers: { ...headers, ...allowed } });
};
