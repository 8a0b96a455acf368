// Counts how often pictures are encoded over several runs, even with caches that are damaged or cannot be written.
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ImageUse, proseImage } from '../../src/model/references/image.ts';
import { hashOf } from '../../src/node/fs/hash-of.ts';
import { encodeImage, inspectImage } from '../../src/node/images/encode.ts';
import { inspectIcon, renderIcons } from '../../src/node/images/icons.ts';
import { createImageProcessor } from '../../src/node/images/image-processor.ts';
import { type ImageRequests, makeImages } from '../../src/pages/images.ts';
import { built, contentWith, tinyPage } from '../support/fixture-site/content.ts';
import { standIns } from '../support/fixture-site/pictures.ts';
import { projectAt } from '../support/process/project.ts';
import { emptyProject, sky } from './sources.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="#67e3fb"/></svg>');
const small = new Uint8Array(await sky(90, 60).png().toBuffer());
const other = new Uint8Array(await sky(80, 60).png().toBuffer());
const fileOf = (bytes: Uint8Array) => ({ bytes, hash: hashOf(bytes) });
const plainStudio = { inspectImage, inspectIcon, encodeImage, renderIcons, atOnce: 2 };

function orderOf(pictures: Readonly<Record<string, Uint8Array>>, uses?: readonly ImageUse[]): ImageRequests {
  return {
    uses: uses ?? Object.keys(pictures).map((asset) => ({ asset, options: proseImage })),
    icon: { asset: 'icon.svg', background: '#070b1a' },
    assets: new Map([['icon.svg', fileOf(svg)], ...Object.entries(pictures).map(([name, bytes]) => [name, fileOf(bytes)] as const)]),
  };
}

/** Processes pictures as a separate run in `project`; resolves to the results, the inspected pictures and the encoded ones. */
async function runIn(project: string, order: ImageRequests) {
  const [inspected, encoded]: [string[], string[]] = [[], []];
  const studio = {
    inspectImage: (job: Parameters<typeof inspectImage>[0]) => {
      inspected.push(job.file);
      return inspectImage(job);
    },
    inspectIcon: (job: Parameters<typeof inspectIcon>[0]) => {
      inspected.push(job.file);
      return inspectIcon(job);
    },
    encodeImage: (job: Parameters<typeof encodeImage>[0]) => {
      encoded.push(job.file);
      return encodeImage(job);
    },
    renderIcons: (job: Parameters<typeof renderIcons>[0]) => {
      encoded.push(job.file);
      return renderIcons(job);
    },
    atOnce: 2,
  };
  const processed = createImageProcessor(projectAt(project), studio)(order);
  const found = await processed;
  const { files, findings } = await makeImages(found);
  const result = { ...found, files, findings: [...found.findings, ...findings] };
  return { result, inspected: inspected.sort(), encoded: encoded.sort() };
}

test('An unchanged picture is encoded once, whatever its name, and a changed picture again', async () => {
  const project = emptyProject();
  const first = await runIn(project, orderOf({ 'a.png': small }));
  expect(first.encoded).toEqual(['assets/a.png', 'assets/icon.svg']);
  expect(await runIn(project, orderOf({ 'a.png': small }))).toEqual({ result: first.result, inspected: [], encoded: [] });
  expect((await runIn(project, orderOf({ 'b.png': small }))).encoded).toEqual([]);
  expect((await runIn(project, orderOf({ 'a.png': other }))).encoded).toEqual(['assets/a.png']);
});

test('A narrow picture is a warning only where the design decides how wide it is shown, not in prose', async () => {
  const project = emptyProject();
  expect((await runIn(project, orderOf({ 'a.png': small }))).result.findings).toEqual([]);
  const uses = [{ asset: 'a.png', options: { ...proseImage, shown: 600 } }];
  const { result } = await runIn(project, orderOf({ 'a.png': small }, uses));
  expect(result.findings.map(({ code, args }) => ({ code, args }))).toEqual([
    { code: 'picture-narrow', args: { width: 90, wanted: 1216 } },
  ]);
});

test('A picture is encoded again for other widths and another ratio, and the icon for another background', async () => {
  const project = emptyProject();
  const order = orderOf({ 'a.png': small });
  await runIn(project, order);
  const elsewhere = {
    ...order,
    uses: [{ asset: 'a.png', options: { widths: [64, 128, 192], ratio: '1:1' as const } }],
    icon: { asset: 'icon.svg', background: '#ffffff' },
  };
  expect((await runIn(project, elsewhere)).encoded).toEqual(['assets/a.png', 'assets/icon.svg']);
});

test('The name of an encoded file, except favicon.ico, depends on its source and the encoding, not on the resulting bytes', async () => {
  const order = orderOf({ 'a.png': small });
  const namesOf = async (of: ImageRequests, bytes: number) => {
    const studio = {
      ...plainStudio,
      encodeImage: async ({ variants }: Parameters<typeof encodeImage>[0]) => variants.map(() => new Uint8Array([bytes])),
      renderIcons: async () => [new Uint8Array([bytes])],
    };
    const { files } = await createImageProcessor(projectAt(emptyProject()), studio)(of);
    return files.flatMap(({ paths }) => paths);
  };
  const names = await namesOf(order, 1);
  expect(new Set(names).size).toBe(names.length);
  expect(await namesOf(order, 2)).toEqual(names);
  const others = await namesOf({ ...orderOf({ 'a.png': other }), icon: { asset: 'icon.svg', background: '#ffffff' } }, 1);
  expect(others.filter((name) => names.includes(name))).toEqual(['favicon.ico']);
});

test('A picture that is requested twice at the same time is encoded once', async () => {
  const project = emptyProject();
  const encoded: string[] = [];
  const studio = {
    ...plainStudio,
    encodeImage: (job: Parameters<typeof encodeImage>[0]) => {
      encoded.push(job.file);
      return encodeImage(job);
    },
  };
  const found = await createImageProcessor(projectAt(project), studio)(orderOf({ 'a.png': small }));
  const [one, two] = await Promise.all([makeImages(found), makeImages(found)]);
  expect(two).toEqual(one);
  expect(encoded).toEqual(['assets/a.png']);
});

test('At most `atOnce` pictures are encoded at the same time', async () => {
  let [open, most, count] = [0, 0, 0];
  const studio = {
    ...plainStudio,
    encodeImage: async (job: Parameters<typeof encodeImage>[0]) => {
      open += 1;
      most = Math.max(most, open);
      const encoded = await encodeImage(job);
      open -= 1;
      count += 1;
      return encoded;
    },
  };
  const sources = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (edge) => [
      `${edge}.png`,
      new Uint8Array(
        await sky(edge * 9, 9)
          .png()
          .toBuffer(),
      ),
    ]),
  );
  await makeImages(await createImageProcessor(projectAt(emptyProject()), studio)(orderOf(Object.fromEntries(sources))));
  expect({ most, count }).toEqual({ most: 2, count: 6 });
});

test.each([
  ['truncated', (file: string) => truncateSync(file, 100)],
  ['empty', (file: string) => truncateSync(file, 0)],
  [
    'changed in one byte',
    (file: string) => {
      const bytes = readFileSync(file);
      bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  ],
])('A picture is encoded again if its cached files are damaged: %s', async (_name, damage) => {
  const project = emptyProject();
  const order = orderOf({ 'a.png': small });
  const first = await runIn(project, order);
  const folder = join(project, 'node_modules/.cache/archipel');
  for (const name of readdirSync(folder)) damage(join(folder, name));
  expect(await runIn(project, order)).toEqual(first);
  expect(await runIn(project, order)).toEqual({ result: first.result, inspected: [], encoded: [] });
});

test('Pictures are encoded even if the cache cannot be written', async () => {
  const project = emptyProject();
  writeFileSync(join(project, 'node_modules/.cache'), 'in the way');
  const order = orderOf({ 'a.png': small });
  const first = await runIn(project, order);
  expect(await runIn(project, order)).toEqual(first);
  expect(first.result.files.length).toBeGreaterThan(3);
});

test('A picture that cannot be read is inspected again the next time', async () => {
  const project = emptyProject();
  const order = orderOf({ 'a.png': small.subarray(0, 90) });
  for (const inspected of [['assets/a.png', 'assets/icon.svg'], ['assets/a.png']]) {
    const run = await runIn(project, order);
    expect(run.inspected).toEqual(inspected);
    expect(run.encoded).not.toContain('assets/a.png');
    expect(run.result.findings.map(({ code, file }) => `${code} ${file}`)).toEqual(['picture-unreadable assets/a.png']);
  }
});

test('Only pictures that pages show are requested, each only once for the same options', async () => {
  const section = '  - { type: picture, asset: social-de.png, alt: { de: Ein Mast. } }\n';
  const changed = tinyPage('', '', `${section}${section}  - { type: prose, source: tiny }\n`);
  const prose = '<Picture asset="social-en.png" alt="Ein Mast" caption="Am Hafen" />\n';
  const requested: ImageUse[] = [];
  const { diagnostics, files } = await built(contentWith({ ...changed, 'pages/tiny.de.mdx': prose }), {
    pictures: (order) => {
      requested.push(...order.uses);
      return standIns(order);
    },
  });
  expect(diagnostics).toEqual([]);
  expect(requested).toEqual([
    { asset: 'social-de.png', options: expect.objectContaining({ shown: 1152 }) },
    { asset: 'social-en.png', options: proseImage },
  ]);
  expect([...files.keys()]).toContain('assets/social-en-0.jpg');
});

test('A broken page does not hide the error of a broken picture', async () => {
  const { diagnostics } = await built(
    contentWith(tinyPage('lead: { de: Aber mein. }', 'laed: { de: x }', '  - { type: picture, asset: social-de.png, decorative: true }\n')),
    {
      pictures: async (order) => ({
        ...(await standIns(order)),
        findings: [{ code: 'picture-unreadable', args: { why: 'x' }, file: 'assets/social-de.png' }],
      }),
    },
  );
  expect(diagnostics.map(({ code }) => code).sort()).toEqual(['key-unknown', 'picture-unreadable']);
});
