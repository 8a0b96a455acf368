// @ts-check
// `npm run fuzz -- 20000 1`: damages so many content folders, from that seed on, and holds each build to its promises.
import { spawnSync } from 'node:child_process';

const [trees = '2000', seed = '1'] = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_TREES: trees, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
