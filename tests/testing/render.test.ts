// Tests the functions of `archipel/testing` with the site of tests/sites/radio and its content.
import { renderPage, renderSection } from 'archipel/testing';
import { describe, expect, test } from 'vitest';
import { contentWith, tinyPage } from '../support/fixture-site/content.ts';
import { definition } from '../support/fixture-site/theme.tsx';

const folder = 'tests/sites/radio/content';
const section = { type: 'hero', title: { de: 'Klein & fein' }, lead: { de: 'Aber mein.' } };
const page = 'pages/tiny.yaml';
const pageWith = (from: string, to: string) => ({ [page]: contentWith(tinyPage(from, to)).texts.get(page) ?? '' });
const content = pageWith('    title: { de: Klein }', '    title: { de: Vorher }');

describe('renderPage', () => {
  test('returns the complete document of a page', async () => {
    const { html } = await renderPage(definition, { folder, content, path: '/tiny' });
    expect(html).toMatch(/^<!DOCTYPE html><html lang="de"/i);
    expect(html).toContain('Vorher');
  });

  test('throws for an error in the content, with its place, code and message', async () => {
    const broken = pageWith('type: hero', 'type: heor');
    await expect(renderPage(definition, { folder, content: broken, path: '/tiny' })).rejects.toThrow(/^pages\/tiny\.yaml:7:\d+ \S+: /m);
  });

  test('throws for a path without a page, and lists the existing paths', async () => {
    await expect(renderPage(definition, { folder, content, path: '/absent' })).rejects.toThrow(/\/absent.*\/tiny/);
  });

  test('renders the page as of the given time', async () => {
    const at = (date: string) => renderPage(definition, { folder, content, path: '/tiny', at: new Date(date) });
    const [before, after] = await Promise.all([at('2024-06-01'), at('2031-06-01')]);
    expect(before.html).not.toBe(after.html);
  });
});

describe('renderSection', () => {
  test('replaces the sections of the page, and renders without header and footer', async () => {
    const { html } = await renderSection(definition, { folder, content, page, locale: 'de', section });
    expect(html).toContain('Klein &amp; fein');
    expect(html).not.toMatch(/Vorher|<html|<footer|archipel-rendered/);
  });

  test('throws for an unknown field of the section', async () => {
    const wrong = { ...section, titel: 'x' };
    await expect(renderSection(definition, { folder, content, page, locale: 'de', section: wrong })).rejects.toThrow('titel');
  });

  test('throws for a language that the page lacks', async () => {
    await expect(renderSection(definition, { folder, content, page, locale: 'en', section })).rejects.toThrow(/pages\/tiny\.yaml.*en/);
  });
});
