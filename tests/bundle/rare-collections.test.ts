import { afterEach, expect, test, vi } from 'vitest';
import { withRareCollections } from '../../src/node/bundle/rare-collections.ts';

afterEach(() => vi.unstubAllEnvs());

const seen = (): string | undefined => process.env['GOGC'];

test('The process of esbuild collects garbage less often; other processes are unchanged', () => {
  vi.stubEnv('GOGC', undefined);
  expect([withRareCollections(seen), seen()]).toEqual(['1000', undefined]);
});

test('GOGC in the environment takes precedence for the process of esbuild', () => {
  vi.stubEnv('GOGC', '50');
  expect([withRareCollections(seen), seen()]).toEqual(['50', '50']);
});
