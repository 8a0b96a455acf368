// Pages are rendered with the file names of pictures that are not encoded yet. A build waits for the pictures only at its
// end, and `watch` only when one of their files is requested.
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import type { BuildInput } from '../../src/build/build-input.ts';
import type { BuiltImage, ProcessImages } from '../../src/pages/images.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import { contentWith, inputOf, placesOf, tinyPage } from '../support/fixture-site/content.ts';
import { standIns } from '../support/fixture-site/pictures.ts';

const tree = contentWith(tinyPage('', '', '  - { type: picture, asset: social-de.png, alt: { de: Ein Mast. } }\n'));
const path = 'assets/social-de-0.jpg';

/** Returns an image processor with fake pictures. `make` encodes a picture; its argument is the path of the picture's first file. */
const encodedBy =
  (make: (path: string) => Promise<BuiltImage>): ProcessImages =>
  async (order) => {
    const { files, ...others } = await standIns(order);
    return { ...others, files: files.map(({ paths, name }) => ({ paths, name, make: () => make(paths[0] ?? '') })) };
  };

const fakeImage = (path: string): BuiltImage => ({ files: [{ path, bytes: path }], findings: [], isReused: false });

async function builtWith(pictures: ProcessImages, more: Partial<BuildInput> = {}) {
  const paths: string[] = [];
  const result = await build({ ...inputOf(tree, { pictures }), ...more }, (file) => void paths.push(file.path));
  return { ...result, paths };
}

test('Pages are written while a picture is still being encoded', async () => {
  let end: () => void = () => undefined;
  const lastPage = new Promise<void>((resolve) => {
    end = resolve;
  });
  const pictures = encodedBy((path) => lastPage.then(() => fakeImage(path)));
  const pages = new Set<string>();
  const { diagnostics } = await build(inputOf(tree, { pictures }), (file) => {
    if (file.path.endsWith('.html')) pages.add(file.path);
    // If pages waited for the picture, this page would never be written.
    if (file.path === 'tiny.html') end();
  });
  expect(placesOf(diagnostics)).toEqual([]);
  expect([...pages]).toContain('tiny.html');
});

test('A picture whose encoding fails is an error of the build', async () => {
  const finding = { code: 'picture-unreadable', args: { why: 'x' }, file: 'assets/social-de.png' } as const;
  const { diagnostics, paths } = await builtWith(encodedBy(async () => ({ files: [], findings: [finding], isReused: false })));
  expect(diagnostics.map(({ code, severity, file }) => `${severity} ${code} ${file}`)).toContain(
    'error picture-unreadable assets/social-de.png',
  );
  expect(paths).not.toContain(path);
});

test('A build without images encodes none, and otherwise has the same results', async () => {
  const complete = await builtWith(encodedBy(async (path) => fakeImage(path)));
  const withoutImages = await builtWith(
    encodedBy((path) => expect.fail(`${path} is encoded`)),
    { withoutImages: true },
  );
  expect(complete.paths).toContain(path);
  expect(withoutImages).toEqual({ ...complete, paths: withoutImages.paths });
  expect([...new Set(complete.paths)].filter((each) => !withoutImages.paths.includes(each)).sort()).toEqual([
    'assets/icon-any-192-0.png',
    path,
    'favicon.ico',
  ]);
});

test('A picture whose files are in the output is neither encoded nor written', async () => {
  const encoded: string[] = [];
  const pictures = encodedBy(async (path) => {
    encoded.push(path);
    return fakeImage(path);
  });
  const named: string[] = [];
  const pages = {
    stored: undefined,
    versionOf: () => undefined,
    digest: String,
    keep: () => undefined,
    reuse: (path: string, name: string) => {
      named.push(name);
      return path !== 'favicon.ico';
    },
  };
  const { paths } = await builtWith(pictures, { pages });
  expect(named.sort()).toEqual(['assets/icon-any-192-0.png', path, 'favicon.ico']);
  expect(encoded).toEqual(['favicon.ico']);
  expect(paths).toContain('favicon.ico');
  expect(paths).not.toContain(path);
});

test('watch encodes a picture when its file is requested', async () => {
  const encoded: string[] = [];
  const pictures = encodedBy(async (path) => {
    encoded.push(path);
    return fakeImage(path);
  });
  const { live } = await createIncrementalBuilder().update(inputOf(tree, { pictures }));
  for (const route of live?.routes ?? []) live?.html(route);
  for (const _step of live?.audit() ?? []);
  expect(live?.ready(path)).toBeUndefined();
  expect(encoded).toEqual([]);
  expect(await live?.file(path)).toBe(path);
  expect(encoded).toEqual([path]);
  expect(await live?.file('assets/none.jpg')).toBeUndefined();
});
