// The starter's own content, rendered as its tests do and as the guide shows.
import { renderPage, renderSection } from 'archipel/testing';
import { expect, test } from 'vitest';
import site from '../../src/tools/init/starter/archipel.config.ts';

const folder = 'src/tools/init/starter/content';

test('A page of the starter has its layout, and its content no warning', async () => {
  const { html, diagnostics } = await renderPage(site, { folder, path: '/', at: new Date('2025-06-01') });
  expect(html).toContain('<footer');
  expect(diagnostics).toEqual([]);
});

test('A text that lacks a language of the page is an error that says so', async () => {
  const section = { type: 'faq', title: { en: 'Questions' }, items: [] };
  await expect(renderSection(site, { folder, page: 'pages/home.yaml', locale: 'en', section })).rejects.toThrow(
    /pages\/home\.yaml:\d+:\d+ /,
  );
});
