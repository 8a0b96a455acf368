// Checks that the V8 settings of commands exist. V8's versions have different settings, and V8 prints a warning about an unknown
// setting on the terminal.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/process/process.ts';

const sources = ['bin/archipel.js', 'src/node/v8-settings.ts'].map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
const appliesToVersion = (line: string): boolean => !line.includes('isNode20') || process.versions.v8.startsWith('11.');
const settings = sources
  .split('\n')
  .filter(appliesToVersion)
  .flatMap((line) => [...line.matchAll(/setFlagsFromString\([`'](--[a-z-]+)=/g)].map(([, name = '']) => name));

test('Each V8 setting of a command exists', () => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const known = new Set([...stdout.matchAll(/^ {2}(--[a-z0-9-]+) /gm)].map(([, name]) => name));
  expect(new Set(settings).size).toBeGreaterThan(1);
  expect(settings.filter((name) => !known.has(name))).toEqual([]);
});
