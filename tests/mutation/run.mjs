// @ts-check
// `npm run mutants`: mistakes made on purpose, 50 in each of four rooms of `src`; `-- --room relay --count 10 --seed 7` for a part.
import { runBundled } from '../support/process/run-bundled.mjs';

const { status } = await runBundled('tests/mutation/main.ts', process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status ?? 1;
