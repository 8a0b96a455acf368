// Renders the content of the starter with the functions that the tests of a new site call and that the guide shows.
import { renderPage, renderSection } from 'archipel/testing';
import { expect, test } from 'vitest';
import site from '../../src/tools/init/starter/archipel.config.ts';

const folder = 'src/tools/init/starter/content';

test('A page of the starter is rendered in its layout, without warnings about its content', async () => {
  const { html, diagnostics } = await renderPage(site, { folder, path: '/', at: new Date('2025-06-01') });
  expect(html).toContain('<footer');
  expect(diagnostics).toEqual([]);
});

test('A text that lacks a language of the page is an error that names a place in the page', async () => {
  const section = { type: 'faq', title: { en: 'Questions' }, items: [] };
  await expect(renderSection(site, { folder, page: 'pages/home.yaml', locale: 'en', section })).rejects.toThrow(
    /pages\/home\.yaml:\d+:\d+ /,
  );
});
