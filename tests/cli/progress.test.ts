// A build shows its progress as a bar at a terminal and as lines in logs, and shows none with --quiet.
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { barOf, progressPrinter } from '../../src/cli/output/progress-printer.ts';
import type { Terminal } from '../../src/cli/output/terminal.ts';
import * as en from '../../src/diagnostics/messages/en/index.ts';
import { beginStage } from '../../src/pages/progress.ts';
import { atTerminal } from '../support/process/at-terminal.ts';
import { freshFolder, preload, smallContent } from '../support/process/process.ts';
import { partOf } from '../support/samples.ts';

const bar = /[█░]{24} \d+ of \d+ (?:files read|images|pages)/;

describe('The progress bar of a small site', () => {
  const build = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    atTerminal({
      args: ['build', '--content', smallContent(), '--out', `${freshFolder()}/dist`, ...words],
      answers: [],
      env: { CI: '', NODE_OPTIONS: preload('late-preload.mjs'), ...env },
    });

  test('is shown at a terminal if a build takes longer than a second, and removed at the end', async () => {
    const { code, output } = await build([]);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(bar) });
    const [last = ''] = output.split('\r\u001b[K').slice(-1);
    expect(stripVTControlCharacters(last)).toMatch(/written to/);
    expect(last).not.toMatch(bar);
  });

  test('is shown while watch starts', async () => {
    const { output } = await atTerminal({
      args: ['watch', '--content', smallContent(), '--port', '5340'],
      answers: [[/http:\/\/localhost/, '\u0003']],
      env: { CI: '', NODE_OPTIONS: preload('late-preload.mjs') },
    });
    const [before = '', after] = output.split('http://localhost');
    expect(before).toMatch(bar);
    expect(after).not.toMatch(bar);
  });

  test.each(
    partOf(
      [
        ['a CI job', [], { CI: 'true' }],
        ['a terminal that cannot move its cursor', [], { TERM: 'dumb' }],
        ['--quiet', ['--quiet'], {}],
        ['--json', ['--json'], {}],
      ] as const,
      2,
    ),
  )('is not shown for %s', async (_, words, env) => {
    const { code, output } = await build(words, env);
    expect({ code, output }).toEqual({ code: 0, output: expect.not.stringMatching(bar) });
  });
});

/** Returns the output for a stage of `total` steps, of which the second is from a cache. Each reading of the clock adds `pace` ms. */
function outputOf(stage: 'read' | 'images' | 'render', total: number, { pace, ...io }: Partial<Terminal> & { readonly pace: number }) {
  const [lines, states]: [string[], string[]] = [[], []];
  let now = 0;
  const clock = () => {
    now += pace;
    return now;
  };
  const terminal: Terminal = {
    out: () => undefined,
    err: (line) => lines.push(line),
    status: (line) => states.push(line),
    paint: (_, text) => text,
    columns: 80,
    summarize: () => undefined,
    messages: en,
    ...io,
  };
  const step = beginStage(progressPrinter(terminal, {}, clock), stage, total);
  for (let done = 0; done < total; done += 1) step(done === 1);
  return { lines, states };
}

describe('The progress of a stage', () => {
  test('is shown a few times a second, from the first second until the last step', () => {
    const { states } = outputOf('render', 1000, { pace: 5 });
    const [first = ''] = states;
    expect(first).toMatch(/█░.* 199 of 1000 pages, 1 from the cache$/);
    expect(states.length).toBeGreaterThan(10);
    expect(states.length).toBeLessThan(200);
    expect(states.at(-1)).toBe('');
  });

  test('is shown in a terminal of unknown width', () => {
    for (const columns of [0, undefined]) expect(outputOf('render', 1000, { pace: 5, columns }).states[0]).toMatch(/█░.* of 1000 pages/);
  });

  test('is not shown if the stage ends within a second', () => {
    expect(outputOf('render', 100, { pace: 5 }).states.filter((line) => line !== '')).toEqual([]);
  });

  test('is omitted in a log, which has one line at the end of the stage', () => {
    expect(outputOf('render', 3, { pace: 5000, status: undefined })).toEqual({ lines: ['rendered 2 pages, 1 from the cache'], states: [] });
  });

  test('of images is one line with the numbers of encoded and cached images, and no line if there are no images', () => {
    expect(outputOf('images', 3, { pace: 0, status: undefined }).lines).toEqual(['encoded 2 images, 1 from the cache']);
    expect(outputOf('images', 0, { pace: 0, status: undefined }).lines).toEqual([]);
  });
});

test('The progress bar fits into a narrow terminal', () => {
  expect(barOf({ stage: 'render', total: 4, done: 1, reused: 0 }, 30, en)).toBe(`${'█'.repeat(6)}${'░'.repeat(18)} 1 of`);
});
