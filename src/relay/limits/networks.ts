// The networks that contain an address, in the sizes that providers assign: one customer can use every address of a network.

/**
 * Returns the networks of an address from the smallest to the largest: an IPv4 address and its /24, or the /64, /56 and /48 of an IPv6
 * address. Any other text counts as its own network.
 */
export function networksOf(address: string): readonly string[] {
  const [, a = '', b = '', c = '', d = ''] = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address) ?? [];
  if (a !== '') return [`${a}.${b}.${c}.${d}`, `${a}.${b}.${c}.0/24`];
  if (!URL.canParse(`http://[${address}]`)) return [address];
  const groups = groupsOf(address);
  const [one = '0', two = '0', three = '0', four = '0', , , seven = '0', eight = '0'] = groups;
  // An IPv4 address in IPv6 notation. If it counted as IPv6, all IPv4 addresses would share one /64.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return networksOf(dottedOf(seven, eight));
  const high = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return [`${one}:${two}:${three}:${four}::/64`, `${one}:${two}:${three}:${high}::/56`, `${one}:${two}:${three}::/48`];
}

const dottedOf = (...groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .map((value) => `${value >> 8}.${value & 0xff}`)
    .join('.');

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = [before, after].map((half) => half.split(':').filter((group) => group !== ''));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
