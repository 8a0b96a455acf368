// Admits requests that a proxy forwards under another host name, for example on a machine that several people share behind a login. All
// of these requests need the token, and not only those for editing, because only the token tells the server who has sent a request.
import type { IncomingMessage } from 'node:http';
import { acceptToken, knowsToken } from './edit/edit-token.ts';

interface NamedHost {
  /** A host such as `edit.example.org`, which browsers reach by HTTPS; undefined if there is none. */
  readonly host?: string | undefined;
  readonly token: string;
}

/**
 * Decides whether to admit a request to `host`. Returns `refused`, `admitted`, or the headers of a redirect that stores the token. Changes
 * the headers of an admitted request to those of a request to this machine. Returns undefined for a request to any other host.
 */
export function admitNamed(
  incoming: IncomingMessage,
  { host, token }: NamedHost,
): 'refused' | 'admitted' | { readonly redirect: Readonly<Record<string, string>> } | undefined {
  const { headers, socket } = incoming;
  if (host === undefined || headers.host?.toLowerCase() !== host.toLowerCase()) return undefined;
  const accepted = acceptToken(incoming, token);
  if (accepted !== undefined) return { redirect: { ...accepted, 'Set-Cookie': `${accepted['Set-Cookie']}; Secure` } };
  if (!knowsToken(incoming, token)) return 'refused';
  const local = `localhost:${socket.localPort ?? 0}`;
  if (headers.origin?.toLowerCase() === `https://${host.toLowerCase()}`) headers.origin = `http://${local}`;
  headers.host = local;
  return 'admitted';
}
