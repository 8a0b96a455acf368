// Requests the gallery beside the built site over real sockets, and in projects that have no gallery.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { galleryFiles } from '../../src/tools/gallery/gallery-files.ts';
import { isGalleryUrl } from '../../src/tools/gallery/gallery-url.ts';
import { root } from '../support/fixture-site/content.ts';
import { freePort } from '../support/http/start-server.ts';
import { build, freshFolder, type Running, smallContent, start } from '../support/process/process.ts';
import { projectAt } from '../support/process/project.ts';

let url: string;
let running: Running;

beforeAll(async () => {
  const out = join(freshFolder(), 'dist');
  await build(smallContent(), out);
  running = start(['preview', '--out', out, '--port', String(await freePort())]);
  const [printed = ''] = await running.said(/http:\/\/localhost:(\d+)/);
  url = printed.replace('localhost', '127.0.0.1');
});

afterAll(() => void running.child.kill('SIGKILL'));

const statusOf = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

test.each([
  ['/__gallery', 'de'],
  ['/en/__gallery', 'en'],
  ['/__gallery/features', 'de'],
  ['/en/__gallery/features/bento', 'en'],
  ['/__gallery/dialogs', 'de'],
])('The gallery page %s is served in its language, with its styles and under the policy of the site', async (path, language) => {
  const page = await fetch(`${url}${path}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain(`<html lang="${language}"`);
  const styles = /rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(await (await fetch(`${url}${styles}`)).text()).toContain('example__head');
});

test('The gallery answers an unknown type or example with 404', async () => {
  expect(await Promise.all(['/__gallery/nothing', '/__gallery/hero/nothing', '/__gallery/../../etc'].map(statusOf))).toEqual([
    404, 404, 404,
  ]);
});

test('The gallery reuses a page while no source has changed', async () => {
  const files = galleryFiles(projectAt(), toolMessages('en'));
  const first = await files('/__gallery/hero');
  expect(first?.has('__gallery/hero.html')).toBe(true);
  expect(await files('/__gallery/hero')).toBe(first);
});

test('The gallery does not change the pages of the built site', async () => {
  await fetch(`${url}/__gallery`);
  expect(await (await fetch(`${url}/en`)).text()).not.toContain('gallery');
});

describe('A project without the sources of a gallery', () => {
  test('has no gallery if its folder is empty', async () => {
    expect(await galleryFiles(projectAt(freshFolder()), toolMessages('en'))('/__gallery')).toBeUndefined();
  });

  test('has no gallery if it has gallery templates, but no content', async () => {
    const project = freshFolder();
    mkdirSync(join(project, 'templates/gallery'), { recursive: true });
    cpSync(join(root, 'templates/gallery/index.ts'), join(project, 'templates/gallery/index.ts'));
    expect(await galleryFiles(projectAt(project), toolMessages('en'))('/__gallery')).toBeUndefined();
  });
});

test.each([
  ['/__gallery', true],
  ['/en/__gallery/hero?x', true],
  ['/__galleryx', false],
  ['/', false],
  ['/fr/__gallery', true],
  ['/about/more/__gallery', false],
])('The URL %s belongs to the gallery: %s', (address, expected) => {
  expect(isGalleryUrl(address)).toBe(expected);
});
