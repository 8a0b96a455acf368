// Runs one build of `previous-output.ts` as a separate process, so that a test can kill it.
import { main } from './previous-output.ts';

await main(process.argv.slice(2));
