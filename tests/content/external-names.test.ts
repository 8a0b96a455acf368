// External addresses in content have names, or are written in the link itself.
import { expect, test } from 'vitest';
import { built, contentWith, problemsOf, tinyLink, tinyPage } from '../support/fixture-site/content.ts';

const withExternal = (name: string) => {
  const site = String(contentWith().texts.get('site.yaml')).replace(
    'externals:\n',
    `externals:\n  ${name}: { url: "https://elsewhere.test" }\n`,
  );
  return contentWith({ 'site.yaml': site, ...tinyLink(`{ external: ${name} }`) });
};

test.each(['works', 'rfc8555', 'w3-org', '3d-print', 'agents.sales_2'])('The name %s of an external address is accepted', async (name) => {
  expect(await problemsOf(withExternal(name))).toEqual([]);
});

test.each(['8555', '-org', 'a..b', 'a b'])('The name %s of an external address is refused', async (name) => {
  expect(await problemsOf(withExternal(name))).not.toEqual([]);
});

test('An external address can be written in the link instead of having a name', async () => {
  const { files } = await built(contentWith(tinyLink('{ url: "https://elsewhere.test/a?b=c" }')));
  expect(String(files.get('tiny.html'))).toContain('https://elsewhere.test/a?b=c');
});

test.each([
  ['{ url: "http://elsewhere.test" }', ['link-insecure']],
  ['{ url: elsewhere.test }', ['url-unsafe']],
  ['{ url: "javascript:alert(1)" }', ['url-unsafe']],
  ['{ url: "https://elsewhere.test", page: about }', ['link-target']],
])('The external link %s has the problems %j', async (link, codes) => {
  expect((await problemsOf(contentWith(tinyLink(link)))).map((line) => line.split(' ')[0])).toEqual(codes);
});

test.each([
  ['http://elsewhere.test', ['link-insecure']],
  ['http://localhost:8080', []],
  ['ftp://elsewhere.test', ['url-unsafe']],
])('The external address %s that site.yaml names has the problems %j', async (url, codes) => {
  const site = String(contentWith().texts.get('site.yaml')).replace('externals:\n', `externals:\n  works: { url: "${url}" }\n`);
  const found = await problemsOf(contentWith({ 'site.yaml': site, ...tinyLink('{ external: works }') }));
  expect(found.map((line) => line.split(' ')[0])).toEqual(codes);
});

test('An external address in a link of prose is checked', async () => {
  const page = {
    ...tinyPage('', '', '  - { type: prose, source: tiny }\n'),
    'pages/tiny.de.mdx': '<Link url="http://elsewhere.test">x</Link>\n',
  };
  expect(await problemsOf(contentWith(page))).toEqual(['link-insecure pages/tiny.de.mdx:1:1']);
});
