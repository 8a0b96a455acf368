// An SVG file of content is refused if a browser would execute or load one of its parts. Parts that only draw are accepted.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentWith, diagnose, placesOf, root } from '../support/fixture-site/content.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${attributes}>${inside}</svg>`;

async function refusalsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const tree = contentWith();
  const assets = new Map([...tree.assets, ['icon.svg', { bytes, hash: 'changed' }]]);
  return placesOf(await diagnose({ ...tree, assets })).filter((line) => line.startsWith('asset-script'));
}

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in capitals', svg('<SCRIPT/>')],
  ['a script with a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
  ['an attribute that runs code', svg('', ' onload="alert(1)"')],
  ['an attribute on a new line', svg('<path\nonclick\n=\n"alert(1)"/>')],
  ['an attribute behind a slash', svg('<path/onclick="alert(1)"/>')],
  ['a page in a foreignObject', svg('<foreignObject><p/></foreignObject>')],
  ['a link', svg('<a href="https://evil.test"><path/></a>')],
  ['a link that runs code', svg('<a xlink:href=" java\nscript:alert(1)"><path/></a>')],
  ['a link without quotes', svg('<a href=javascript:alert(1)>x</a>')],
  ['a drawing from elsewhere', svg('<use href="https://evil.test/a.svg#b"/>')],
  ['an image that is a page', svg('<image href="data:text/html,x"/>')],
  ['an image that is a drawing', svg('<image href="data:image/svg+xml,x"/>')],
  ['an animated link', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`],
  ['its own stylesheet', `<?xml-stylesheet href="#a"?>${svg('')}`],
])('A drawing is refused because of %s', async (_name, text) => {
  expect(await refusalsOf(Buffer.from(text))).toHaveLength(1);
});

test('A drawing in another encoding is refused', async () => {
  expect(await refusalsOf(Buffer.from(svg('<script/>'), 'utf16le'))).toHaveLength(1);
});

test.each([
  ['shapes, gradients and text', svg('<defs><linearGradient id="a"/></defs><path fill="url(#a)"/><text>on = off</text>')],
  ['references to parts of itself', svg('<path id="a"/><use href="#a"/><use xlink:href = \'#a\'/>')],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a description', svg('<title>Script</title><desc>href onload</desc>')],
  [
    'a doctype',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd">${svg('<style>a{b:c}</style>')}`,
  ],
])('A drawing may contain %s', async (_name, text) => {
  expect(await refusalsOf(Buffer.from(text))).toEqual([]);
});

test('The drawings of this site have no refused parts', async () => {
  const folder = join(root, 'content/assets');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.svg')))
    expect([name, await refusalsOf(readFileSync(join(folder, name)))]).toEqual([name, []]);
});
