// @ts-check
// `npm run slips` prints for how many slips of editors the message has the right place, the right cause and a fix that works.
// `npm run slips -- tab-indent` shows each slip of the kind tab-indent whose message lacks one of these.
import { runBundled } from '../support/process/run-bundled.mjs';

const { status } = await runBundled('tests/slips/main.ts', process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status ?? 1;
