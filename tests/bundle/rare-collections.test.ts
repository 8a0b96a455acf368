import { afterEach, expect, test, vi } from 'vitest';
import { withRareCollections } from '../../src/node/bundle/rare-collections.ts';

afterEach(() => vi.unstubAllEnvs());

const currentGogc = (): string | undefined => process.env['GOGC'];

test('GOGC is 1000 while esbuild starts, and unset afterwards, so that esbuild alone collects garbage less often', () => {
  vi.stubEnv('GOGC', undefined);
  expect([withRareCollections(currentGogc), currentGogc()]).toEqual(['1000', undefined]);
});

test('If the environment sets GOGC, esbuild starts with this value', () => {
  vi.stubEnv('GOGC', '50');
  expect([withRareCollections(currentGogc), currentGogc()]).toEqual(['50', '50']);
});
