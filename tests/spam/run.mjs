// @ts-check
// `npm run spam`: how much of a corpus the forms server holds back, and that it holds nothing that people mean.
import { runBundled } from '../support/process/run-bundled.mjs';

const { status } = await runBundled('tests/spam/main.ts', process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status ?? 1;
