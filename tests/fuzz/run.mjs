// @ts-check
// `npm run fuzz -- 20000 1`: damages 20,000 content folders, starting at seed 1, and checks the promises of each build.
import { spawnSync } from 'node:child_process';

const [trees = '2000', seed = '1'] = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_TREES: trees, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
