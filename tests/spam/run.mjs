// @ts-check
// `npm run spam` prints how many messages of the corpus the forms server holds.
import { runBundled } from '../support/process/run-bundled.mjs';

const { status } = await runBundled('tests/spam/main.ts', process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status ?? 1;
