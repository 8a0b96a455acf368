// Only the browser that has opened the URL printed by `watch` may edit. The token in this URL is stored as a cookie.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The query parameter with the token. */
const parameter = 'edit';

/** Creates a token that cannot be guessed. */
export const createToken = (): string => randomBytes(24).toString('base64url');

/** Adds the token to the URL of a server, which has no trailing slash. */
export const withToken = (url: string, token: string): string => `${url}/?${parameter}=${token}`;

/** Returns the name of the cookie. Cookies are sent to all ports of a host, so the name contains the port. */
const cookieName = ({ socket }: IncomingMessage): string => `archipel-edit-${socket.localPort ?? 0}`;

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Returns headers that store the token as a cookie and redirect to the URL without it, or undefined if the URL has no valid token. */
export function acceptToken(incoming: IncomingMessage, token: string): Readonly<Record<string, string>> | undefined {
  const { method, url = '' } = incoming;
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  // `//evil.example` would lead to another host.
  if (method !== 'GET' || !/^\/(?!\/)/.test(path) || !isSame(parameters.get(parameter) ?? '', token)) return undefined;
  parameters.delete(parameter);
  const rest = parameters.size === 0 ? '' : `?${parameters}`;
  return { Location: `${path}${rest}`, 'Set-Cookie': `${cookieName(incoming)}=${token}; HttpOnly; SameSite=Strict; Path=/` };
}

/** True for a request from the browser that has opened the URL with the token. */
export function knowsToken(incoming: IncomingMessage, token: string): boolean {
  const start = `${cookieName(incoming)}=`;
  const sent = (incoming.headers.cookie ?? '').split(/; */).filter((each) => each.startsWith(start));
  return sent.length === 1 && isSame(sent[0]?.slice(start.length) ?? '', token);
}

/** True for a request that a page of this server has sent from the browser with the token. */
export function mayEdit(incoming: IncomingMessage, token: string): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'content-type': type = '' } = incoming.headers;
  const isOwn = origin?.toLowerCase() === `http://${host.toLowerCase()}` && site === 'same-origin';
  return isOwn && /^application\/json(?:;|$)/i.test(type) && knowsToken(incoming, token);
}
