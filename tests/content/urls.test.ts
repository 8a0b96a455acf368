import { expect, test } from 'vitest';
import { isSafeUrl } from '../../src/content/urls/safe-url.ts';
import { contentWith, diagnose, edited, problemsOf } from '../support/fixture-site/content.ts';

test.each([
  ['https://a.test', true],
  ['https://a.test/b?c=d#e', true],
  ['http://localhost:8080/x', true],
  ['http://127.0.0.1/x', true],
  ['http://a.test', false],
  ['HTTPS://a.test', false],
  ['//a.test', false],
  ['/path', false],
  ['ftp://a.test', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://user@a.test', false],
  ['https://user:pass@a.test', false],
  ['https://a.test\\b', false],
  ['https://a.test/b c', false],
  ['https://a.test/\n', false],
  ['https://', false],
  ['https://a.test:99999', false],
  ['', false],
])('The URL %j is safe to link to: %j', (url, safe) => {
  expect(isSafeUrl(url)).toBe(safe);
});

test.each([
  ['https://www.inselfunk.test/', ['format-invalid site.yaml:3:10']],
  ['https://www.inselfunk.test/a/', ['format-invalid site.yaml:3:10']],
  ['https://www.inselfunk.test?a', ['format-invalid site.yaml:3:10']],
  ['http://www.inselfunk.test', ['url-unsafe site.yaml:3:10']],
  ['https://www.inselfunk.test/a', ['format-invalid site.yaml:3:10']],
  ['https://www.inselfunk.test:8443', []],
  ['https://radio_1.inselfunk.test/x?y', ['format-invalid site.yaml:3:10']],
  ['https://radio_1.inselfunk.test', ['format-invalid site.yaml:3:10']],
  ['https://*.inselfunk.test', ['format-invalid site.yaml:3:10']],
  ['https://[::1]/', ['format-invalid site.yaml:3:10']],
  ['https://www..inselfunk.test', ['format-invalid site.yaml:3:10']],
  ['https://-a.test', ['format-invalid site.yaml:3:10']],
  ['https://www.inselfunk.test#a', ['format-invalid site.yaml:3:10']],
  ['https://münchen.test', []],
])('The base URL %s has the problems %j', async (url, expected) => {
  expect(await problemsOf(contentWith(edited('site.yaml', 'https://www.inselfunk.test', url)))).toEqual(expected);
});

test.each([
  ['https://www.inselfunk.test/', ['https://www.inselfunk.test']],
  ['https://www.inselfunk.test/a/', undefined],
])('The base URL %s has the fix %j', async (url, written) => {
  const [found] = await diagnose(contentWith(edited('site.yaml', 'https://www.inselfunk.test', url)));
  expect(found?.fix?.edits.map((edit) => edit.with)).toEqual(written);
});

test.each([
  ['newsletter: { via: relay, endpoint: /api }', []],
  ['newsletter: { via: relay, endpoint: //api }', ['url-unsafe']],
  // The next four contain characters with a meaning in the security policy or in a file for nginx.
  ['newsletter: { via: relay, endpoint: "https://a;sandbox.test/api" }', ['url-unsafe']],
  ['newsletter: { via: relay, endpoint: "https://*.test/api" }', ['url-unsafe']],
  ['contactForm: { endpoint: "https://$host.test/api" }', ['url-unsafe']],
  [`mail: { endpoint: "https://a'b.test" }`, ['url-unsafe']],
  ['mail: { endpoint: "https://a.test:8443" }', []],
  ['mail: { endpoint: "https://a.test/" }', ['format-invalid']],
  ['mail: { endpoint: "https://a.test/api" }', ['format-invalid']],
  ['mail: { endpoint: /api }', ['format-invalid']],
  ['newsletter: { via: relay, endpoint: "https://a.test/api" }', []],
  ['mail: { endpoint: "javascript:1" }', ['url-unsafe']],
  ['contactForm: { endpoint: /api/contact }', []],
  ['contactForm: { endpoint: //a.test }', ['url-unsafe']],
])('The service %s has the problems %j', async (service, expected) => {
  const [name = ''] = service.split(':');
  const [line = ''] = new RegExp(`(?<=^ +)${name}: .*`, 'm').exec(contentWith().texts.get('site.yaml') ?? '') ?? [];
  const problems = await problemsOf(contentWith(edited('site.yaml', line, service)));
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(expected);
});

test('Pages that are parents of each other are reported, and a page below them does not keep the check running forever', async () => {
  const about = edited('pages/about.yaml', 'name:', 'parent: catalog\nname:');
  const catalog = edited('pages/catalog.yaml', 'name:', 'parent: about\nname:');
  // The parent of pages/offer.yaml is pages/about.yaml.
  expect(await problemsOf(contentWith({ ...about, ...catalog }))).toEqual([
    'parent-loop pages/about.yaml:2:9',
    'parent-loop pages/catalog.yaml:3:9',
  ]);
});
