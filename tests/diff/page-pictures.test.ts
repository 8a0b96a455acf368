// Pictures of pages, with a fake Playwright: which pages get a picture, and how the others are reported. The browser tests take
// real pictures.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takePictures } from '../../src/node/page-pictures.ts';
import { freshFolder } from '../support/process/process.ts';

const fakePlaywright = `
let url = '';
const page = {
  setDefaultTimeout: () => {},
  clock: { setFixedTime: async () => {} },
  goto: async (to) => { url = to; },
  evaluate: async () => {},
  screenshot: async ({ path }) => {
    if (url.includes('tall')) throw new Error('Unable to capture screenshot\\n  at Chromium');
    (await import('node:fs')).writeFileSync(path, url);
  },
};
export const chromium = {
  launch: async () => ({ newContext: async () => ({ newPage: async () => page }), close: async () => { throw new Error('It has gone already'); } }),
};
`;

const noBrowser = `export const chromium = { launch: async () => { throw new Error("Executable doesn't exist"); } };`;

/** Creates a project in which `playwright` is the code of Playwright. */
function projectWith(playwright: string): string {
  const root = freshFolder();
  const folder = join(root, 'node_modules/playwright');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "playwright", "main": "index.js" }');
  writeFileSync(join(folder, 'index.js'), '');
  writeFileSync(join(folder, 'index.mjs'), playwright);
  return root;
}

const groups = [['1'], ['2', 'tall'], ['3', '4']].map((names) => names.map((name) => ({ page: `${name}.html`, picture: `${name}.jpg` })));

const take = (root: string, limit = 600_000) => {
  const folder = freshFolder();
  return takePictures({ root, folder, groups, at: 0, limit }).then((pictures) => ({ folder, pictures }));
};

test('If a page fails, the pages of its group have no picture, and the reason is reported; the other groups have pictures', async () => {
  const { folder, pictures } = await take(projectWith(fakePlaywright));
  expect(pictures).toEqual({ taken: ['1.jpg', '3.jpg', '4.jpg'], left: 1, why: 'Unable to capture screenshot' });
  expect(pictures?.taken.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

test('After the time limit, no further group gets pictures', async () => {
  const { pictures } = await take(projectWith(fakePlaywright), 0);
  expect(pictures).toEqual({ taken: [], left: 3, why: undefined });
});

test('Without a browser there are no pictures, and the reason is reported', async () => {
  const { pictures } = await take(projectWith(noBrowser));
  expect(pictures).toEqual({ taken: [], left: 3, why: "Executable doesn't exist" });
});

test('A project without Playwright has no pictures', async () => {
  const { pictures } = await take(freshFolder());
  expect(pictures).toBeUndefined();
});
