// From which network address a visitor comes, for counting: behind proxies that are trusted, the one they name.
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses and networks as a list to look into; undefined where one is not written as `10.0.0.0/8` or `10.0.0.1`. */
export function readNetworks(texts: readonly string[]): BlockList | undefined {
  const list = new BlockList();
  for (const text of texts) {
    const [, address = '', bits] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    if (version === 0 || Number(bits ?? 0) > most) return undefined;
    list.addSubnet(address, bits === undefined ? most : Number(bits), version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * The address to count by: the last one in `forwarded` (X-Forwarded-For) that no trusted proxy has, read from the end
 * because a visitor may write the beginning; or `remote` where that is no trusted proxy. Of an IPv6 address the
 * network of 64 bits, which is what one customer has.
 */
export function clientAddress(remote: string, forwarded: string, trusted: BlockList): string {
  const chain = [...forwarded.split(',').map((part) => part.trim()), plain(remote)].filter((part) => part !== '');
  let visitor = '';
  for (const part of chain.reverse()) {
    const address = plain(part);
    // What a trusted proxy names as an address, and is none, tells nothing.
    if (isIP(address) === 0) break;
    visitor = address;
    if (!trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) break;
  }
  return network(visitor);
}

/** IPv4 addresses as they are, also where they come in the clothes of IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [before, after ?? ''].map((half) => half.split(':').filter((group) => group !== ''));
  const middle = after === undefined ? [] : Array<string>(8 - (head?.length ?? 0) - (tail?.length ?? 0)).fill('0');
  return `${[...(head ?? []), ...middle, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}
