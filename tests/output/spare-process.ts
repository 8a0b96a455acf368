// Runs one build of `spare.ts` as a separate process, so that a test can kill it.
import { main } from './spare.ts';

await main(process.argv.slice(2));
