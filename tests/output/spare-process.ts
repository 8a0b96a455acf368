// Runs one build of `spare.ts` as a separate process, which can be killed.
import { main } from './spare.ts';

await main(process.argv.slice(2));
