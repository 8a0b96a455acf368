// A name under which a proxy leads here, as on a machine that several people share behind a login. A request by that name needs the
// token for every page, not for editing alone: this server knows no other way to tell who asks.
import type { IncomingMessage } from 'node:http';
import { acceptToken, knowsToken } from './edit/edit-token.ts';

interface NamedHost {
  /** Such as `edit.example.org`; browsers reach it by HTTPS. */
  readonly host: string;
  readonly token: string;
}

/**
 * What becomes of a request by the name `host`: headers of a redirect that keeps the token; `refused`; `admitted`, from then on as if
 * asked by the name of this machine. Undefined for a request by any other name.
 */
export function admitNamed(
  incoming: IncomingMessage,
  { host, token }: NamedHost,
): 'refused' | 'admitted' | { readonly redirect: Readonly<Record<string, string>> } | undefined {
  const { headers, socket } = incoming;
  if (headers.host?.toLowerCase() !== host.toLowerCase()) return undefined;
  const accepted = acceptToken(incoming, token);
  if (accepted !== undefined) return { redirect: { ...accepted, 'Set-Cookie': `${accepted['Set-Cookie']}; Secure` } };
  if (!knowsToken(incoming, token)) return 'refused';
  const local = `localhost:${socket.localPort ?? 0}`;
  if (headers.origin?.toLowerCase() === `https://${host.toLowerCase()}`) headers.origin = `http://${local}`;
  headers.host = local;
  return 'admitted';
}
