// Finds the network address of a visitor for rate limits: behind trusted proxies, the address that the proxies report.
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Returns addresses (`10.0.0.1`) and networks (`10.0.0.0/8`) as a list for lookups, or undefined if one is neither. IPv6 is allowed. */
export function readNetworks(texts: readonly string[]): BlockList | undefined {
  const list = new BlockList();
  for (const text of texts) {
    const [, address = '', bits] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
    const version = isIP(address);
    const maxBits = version === 6 ? 128 : 32;
    if (version === 0 || Number(bits ?? 0) > maxBits) return undefined;
    list.addSubnet(address, bits === undefined ? maxBits : Number(bits), version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Returns the address that limits count: the last one in `forwarded` (X-Forwarded-For) that is not a trusted proxy. The header is read from
 * its end, because a visitor may forge the start. Returns `remote` if that is not a trusted proxy, or the first address if all are trusted.
 */
export function clientAddress(remote: string, forwarded: string, trusted: BlockList): string {
  const chain = [...forwarded.split(',').map((part) => part.trim()), plain(remote)].filter((part) => part !== '');
  let visitor = '';
  for (const part of chain.reverse()) {
    const address = plain(part);
    // An invalid address, and everything before it, is ignored.
    if (isIP(address) === 0) break;
    visitor = address;
    if (!trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) break;
  }
  return visitor;
}

const local = readNetworks(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7', 'fe80::/10']);

/**
 * Returns whether `remote` is an address of this machine or of a private network, and is missing from `trusted`. It is then probably a
 * proxy that was not configured.
 */
export function isForgottenProxy(remote: string, trusted: BlockList): boolean {
  const address = plain(remote);
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return local?.check(address, family) === true && !trusted.check(address, family);
}

/** Normalizes an address: removes the port that some proxies add, and the zone, and converts IPv4 in IPv6 notation to IPv4. */
const plain = (address: string): string =>
  address
    .replace(/^\[(.*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+\.[\d.]+):\d{1,5}$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
