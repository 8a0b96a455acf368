// @ts-check
// Measures complete processes side by side: each round runs every command once, so that a change in the speed of the machine
// affects all of them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = fileURLToPath(new URL('usage.mjs', import.meta.url));
const usageOf = fileURLToPath(new URL('usage-of.mjs', import.meta.url));

/**
 * @typedef {{ name: string, program?: string, args: string[], env?: Record<string, string>, before?: () => void }} Command `program` is the
 * name of a program other than Node.
 * @typedef {{ wall: number, cpu: number, memory: number }} Figures seconds, seconds, MiB
 */

/** @param {Command} command @returns {Figures} */
function run({ name, program, args, env, before }) {
  before?.();
  const file = join(tmpdir(), `archipel-usage-${process.pid}.json`);
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    program === undefined ? ['--import', usage, ...args] : [usageOf, program, ...args],
    {
      env: { ...process.env, ...env, USAGE_FILE: file, NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  );
  const wall = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${name} ended with ${status}:\n${stderr}`);
  return { wall, .../** @type {{ wall?: number, cpu: number, memory: number }} */ (JSON.parse(readFileSync(file, 'utf8'))) };
}

/** Returns the median, or NaN for no values. @param {readonly number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Returns the time that a part of all times, from 0 to 1, does not exceed.
 * @param {readonly number[]} times in ascending order
 * @param {number} part
 */
export const percentile = (times, part) => times[Math.ceil((times.length - 1) * part)] ?? Number.NaN;

/** Returns the peak memory of a running process in MiB, on Linux only. @param {number} pid */
export const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/**
 * Runs the commands in `rounds` rounds, and returns the medians of each. Several rounds start with a warm-up round, which does not count.
 * @param {Command[]} commands @param {number} rounds @returns {Map<string, Figures>}
 */
export function sideBySide(commands, rounds) {
  /** @type {Map<string, Figures[]>} */
  const all = new Map(commands.map(({ name }) => [name, []]));
  for (let round = rounds > 1 ? -1 : 0; round < rounds; round += 1) {
    for (const command of commands) {
      const figures = run(command);
      if (round >= 0) all.get(command.name)?.push(figures);
    }
  }
  return new Map(
    [...all].map(([name, list]) => [
      name,
      {
        wall: median(list.map(({ wall }) => wall)),
        cpu: median(list.map(({ cpu }) => cpu)),
        memory: median(list.map(({ memory }) => memory)),
      },
    ]),
  );
}
