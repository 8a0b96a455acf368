// The hint for a file that nothing reads because of its name.
import { expect, test } from 'vitest';
import { contentWith, diagnose } from '../support/fixture-site/content.ts';

test.each([
  ['pages/tiny.yaml.txt', 'pages/tiny.yaml'],
  ['pages/tiny.YAML', 'pages/tiny.yaml'],
  ['page/tiny.yaml', 'pages/tiny.yaml'],
  ['Pages/tiny.yaml', 'pages/tiny.yaml'],
  ['pages/tiny.DE.mdx', 'pages/tiny.de.mdx'],
  ['pages/tiny.mdx', 'pages/tiny.de.mdx'],
  ['pages/tiny.deutsch.mdx', 'pages/tiny.de.mdx'],
  ['pages/tiny.eng.mdx', 'pages/tiny.en.mdx'],
  ['pages/tiny-de.mdx', 'pages/tiny.de.mdx'],
  ['pages/tiny-xx.mdx', 'pages/tiny-xx.de.mdx'],
  ['pages/tiny.mdx.txt', 'pages/tiny.de.mdx'],
  ['pages/about.fr.mdx', undefined],
  ['pages/about.DE.mdx', undefined],
  ['pages/tiny.docx', undefined],
  ['site.yml', undefined],
])('The hint for the file %s names %s', async (file, meant) => {
  const found = (await diagnose(contentWith({ [file]: 'Words.\n' }))).find((each) => each.file === file);
  expect([found?.code, found?.args['meant']]).toEqual(['file-unexpected', meant]);
});

test.each(['site.yml', 'sites.yaml', 'site.yaml.txt'])('The hint for %s names the file of the site if it is missing', async (file) => {
  const found = (await diagnose(contentWith({ 'site.yaml': undefined, [file]: 'name: x\n' }))).find((each) => each.file === file);
  expect(found?.args['meant']).toBe('site.yaml');
});
