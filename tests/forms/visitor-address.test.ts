import { expect, test } from 'vitest';
import { clientAddress, readNetworks } from '../../src/node/http/client-address.ts';

test.each([
  ['a visitor without a proxy', '203.0.113.7', '', [], '203.0.113.7'],
  ['a visitor who sends a false address', '203.0.113.7', '198.51.100.1', [], '203.0.113.7'],
  ['a visitor behind a proxy', '127.0.0.1', '203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
  ['a visitor behind a proxy who sends a false address', '127.0.0.1', '1.1.1.1, 203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
  ['a visitor behind two proxies', '127.0.0.1', '1.1.1.1, 203.0.113.7, 10.1.2.3', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.7'],
  ['a request by the proxy itself', '127.0.0.1', '', ['127.0.0.1'], '127.0.0.1'],
  ['an invalid address from a proxy', '127.0.0.1', 'unknown', ['127.0.0.1'], '127.0.0.1'],
  ['an IPv4 address in IPv6 notation', '::ffff:203.0.113.7', '', [], '203.0.113.7'],
  ['a trusted proxy in IPv6 notation', '::ffff:127.0.0.1', '203.0.113.7', ['127.0.0.1'], '203.0.113.7'],
  ['a visitor with an IPv6 address', '2001:db8:1:2:aaaa::1', '', [], '2001:db8:1:2:aaaa::1'],
  ['a short IPv6 address', '::1', '', [], '::1'],
  ['a proxy with an IPv6 address', '::1', '2001:db8::1', ['::1'], '2001:db8::1'],
  ['an address with a port from a proxy', '127.0.0.1', '203.0.113.7:5678', ['127.0.0.1'], '203.0.113.7'],
  ['an IPv6 address with a port from a proxy', '127.0.0.1', '[2001:db8::7]:5678', ['127.0.0.1'], '2001:db8::7'],
  ['an IPv6 address in brackets from a proxy', '127.0.0.1', '[2001:db8::7]', ['127.0.0.1'], '2001:db8::7'],
  ['addresses with ports from two proxies', '127.0.0.1', '1.1.1.1, 203.0.113.7:1, 10.1.2.3:22', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.7'],
  ['an IPv6 address with a zone', 'fe80::1%eth0', '', [], 'fe80::1'],
])('The address of a visitor is found: %s', (_, remote, forwarded, trusted, expected) => {
  const networks = readNetworks(trusted);
  expect(networks && clientAddress(remote, forwarded, networks)).toBe(expected);
});

test.each(['10.0.0.0/33', '::/129', 'proxy.example', '10.0.0', '10.0.0.0/', ''])('%j is not a network', (text) => {
  expect(readNetworks([text])).toBeUndefined();
});
