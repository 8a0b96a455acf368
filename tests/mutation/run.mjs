// @ts-check
// `npm run mutants` tests 50 mutants in each of four rooms of `src`; `npm run mutants -- --room relay --count 10 --seed 7` tests ten
// mutants of one room.
import { runBundled } from '../support/process/run-bundled.mjs';

const { status } = await runBundled('tests/mutation/main.ts', process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status ?? 1;
