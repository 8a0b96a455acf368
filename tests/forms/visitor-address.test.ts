import { expect, test } from 'vitest';
import { clientAddress, readNetworks } from '../../src/node/http/client-address.ts';

test.each([
  ['a visitor who comes directly', '203.0.113.7', '', [], '203.0.113.7'],
  ['a visitor who makes one up', '203.0.113.7', '198.51.100.1', [], '203.0.113.7'],
  ['behind a proxy', '127.0.0.1', '203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
  ['behind a proxy, with one made up', '127.0.0.1', '1.1.1.1, 203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
  ['behind two proxies', '127.0.0.1', '1.1.1.1, 203.0.113.7, 10.1.2.3', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.7'],
  ['a proxy that asks for itself', '127.0.0.1', '', ['127.0.0.1'], '127.0.0.1'],
  ['behind a proxy that names nonsense', '127.0.0.1', 'unknown', ['127.0.0.1'], '127.0.0.1'],
  ['IPv4 in the clothes of IPv6', '::ffff:203.0.113.7', '', [], '203.0.113.7'],
  ['a trusted one in these clothes', '::ffff:127.0.0.1', '203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
  ['one IPv6 network', '2001:db8:1:2:aaaa::1', '', [], '2001:db8:1:2::/64'],
  ['the same network, written in full', '2001:0db8:0001:0002:0000:0000:0000:0009', '', [], '2001:db8:1:2::/64'],
  ['a short one', '::1', '', [], '0:0:0:0::/64'],
  ['a proxy by IPv6', '::1', '2001:db8::1', ['::1'], '2001:db8:0:0::/64'],
  ['a zone', 'fe80::1%eth0', '', [], 'fe80:0:0:0::/64'],
])('%s', (_, remote, forwarded, trusted, expected) => {
  const networks = readNetworks(trusted);
  expect(networks && clientAddress(remote, forwarded, networks)).toBe(expected);
});

test.each(['10.0.0.0/33', '::/129', 'proxy.example', '10.0.0', '10.0.0.0/', ''])('%j is no network', (text) => {
  expect(readNetworks([text])).toBeUndefined();
});
