// @ts-check
// `npm run slips`: how many slips of editors get the right place, the right cause and a cure that works.
// `npm run slips -- tab-indent` shows each slip of the kind tab-indent that does not.
import { runBundled } from '../support/process/run-bundled.mjs';

const { status } = await runBundled('tests/slips/main.ts', process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status ?? 1;
