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
  ['IPv6', '2001:db8:1:2:aaaa::1', '', [], '2001:db8:1:2:aaaa::1'],
  ['a short one', '::1', '', [], '::1'],
  ['a proxy by IPv6', '::1', '2001:db8::1', ['::1'], '2001:db8::1'],
  ['behind a proxy that adds the port', '127.0.0.1', '203.0.113.7:5678', ['127.0.0.1'], '203.0.113.7'],
  ['behind one that adds it to IPv6', '127.0.0.1', '[2001:db8::7]:5678', ['127.0.0.1'], '2001:db8::7'],
  ['IPv6 in brackets', '127.0.0.1', '[2001:db8::7]', ['127.0.0.1'], '2001:db8::7'],
  ['behind two that add it', '127.0.0.1', '1.1.1.1, 203.0.113.7:1, 10.1.2.3:22', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.7'],
  ['a zone', 'fe80::1%eth0', '', [], 'fe80::1'],
])('%s', (_, remote, forwarded, trusted, expected) => {
  const networks = readNetworks(trusted);
  expect(networks && clientAddress(remote, forwarded, networks)).toBe(expected);
});

test.each(['10.0.0.0/33', '::/129', 'proxy.example', '10.0.0', '10.0.0.0/', ''])('%j is not a network', (text) => {
  expect(readNetworks([text])).toBeUndefined();
});
