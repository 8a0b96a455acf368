// Audio recordings of content: they are published under a name with their hash, and the policy allows media only if there
// are recordings.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ContentTree } from '../../src/content/tree.ts';
import { built, contentWith, fixtures, problemsOf, tinyPage } from '../support/fixture-site/content.ts';

const sound = (name: string): { bytes: Uint8Array; hash: string } => ({
  bytes: readFileSync(`${fixtures}/sounds/${name}`),
  hash: '0123456789',
});

/** Returns the fixture site with the asset files `files`, and with a page that has a recording of the files `opus` and `mp3`. */
function withRecording(opus: string, mp3: string, files: readonly string[] = ['tone.opus', 'tone.mp3']): ContentTree {
  const tree = contentWith(tinyPage('', '', `  - type: listen\n    recording: { opus: ${opus}, mp3: ${mp3} }\n`));
  return { ...tree, assets: new Map([...tree.assets, ...files.map((name) => [name, sound(name)] as const)]) };
}

describe('A recording', () => {
  test('is published in both formats, Opus with the extension .ogg, and allowed by the policy', async () => {
    const { files } = await built(withRecording('tone.opus', 'tone.mp3'));
    const textOf = (path: string): string => String(files.get(path));
    expect([...files.keys()].filter((path) => path.includes('tone'))).toEqual(['assets/tone-0123456789.mp3', 'assets/tone-0123456789.ogg']);
    expect(textOf('tiny.html')).toContain(
      '<source src="/assets/tone-0123456789.ogg" type="audio/ogg; codecs=opus"/><source src="/assets/tone-0123456789.mp3" type="audio/mpeg"/>',
    );
    expect(textOf('_headers')).toContain("media-src 'self'");
  });

  test('needs an existing file of each format', async () => {
    expect(await problemsOf(withRecording('tone.opus', 'tone.mp3'))).toEqual([]);
    expect(await problemsOf(withRecording('tone.opus', 'tone.mp3', ['tone.opus']))).toEqual([expect.stringMatching(/^asset-unknown /)]);
    expect(await problemsOf(withRecording('tone.mp3', 'tone.mp3', ['tone.mp3']))).toEqual([expect.stringMatching(/^audio-format /)]);
  });
});

test('A recording with a number as its file is reported once', async () => {
  expect(await problemsOf(withRecording('5', 'tone.mp3', ['tone.mp3']))).toEqual(['text-unquoted pages/tiny.yaml:11:24']);
});

test('The policy of a site without recordings allows no media', async () => {
  expect(String((await built(contentWith())).files.get('_headers'))).not.toContain('media-src');
});

test('An unused recording is reported as an unused file', async () => {
  const tree = contentWith();
  const assets = new Map([...tree.assets, ['tone.opus', sound('tone.opus')]]);
  expect(await problemsOf({ ...tree, assets })).toEqual([expect.stringMatching(/^asset-unused assets\/tone.opus/)]);
});

test('While a page or a text cannot be parsed, no file is reported as unused', async () => {
  const broken = { 'pages/tiny.yaml': 'name: [\n', 'pages/about.de.mdx': 'Ein <Fact\n' };
  for (const [file, text] of Object.entries(broken)) {
    const tree = contentWith({ [file]: text });
    const problems = await problemsOf({ ...tree, assets: new Map([...tree.assets, ['tone.opus', sound('tone.opus')]]) });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !problem.includes(file))).toEqual([]);
  }
});
