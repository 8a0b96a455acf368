// Renders the content of the starter with the functions of `archipel/testing`, as the tests of a new site do.
import { renderPage, renderSection } from 'archipel/testing';
import { expect, test } from 'vitest';
import site from '../../src/tools/init/starter/archipel.config.ts';

const folder = 'src/tools/init/starter/content';

test('A page of the starter is rendered in its layout, and its content has no warnings', async () => {
  const { html, diagnostics } = await renderPage(site, { folder, path: '/', at: new Date('2025-06-01') });
  expect(html).toContain('<footer');
  expect(diagnostics).toEqual([]);
});

test('No heading such as "Main", "Menu" or "Sources" gets an id that the layout has', async () => {
  const { html } = await renderPage(site, { folder, path: '/', at: new Date('2025-06-01') });
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(['page-main', 'page-menu', 'page-sources']));
  expect(ids.filter((id) => /^(?:main|menu|sources|header|footer|content)$/.test(id ?? ''))).toEqual([]);
});

test('A section whose text lacks a language of the page is an error that names a place in the file of the page', async () => {
  const section = { type: 'faq', title: { en: 'Questions' }, items: [] };
  await expect(renderSection(site, { folder, page: 'pages/home.yaml', locale: 'en', section })).rejects.toThrow(
    /pages\/home\.yaml:\d+:\d+ /,
  );
});
