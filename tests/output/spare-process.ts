// One build of `spare.ts` as a process of its own, to be killed.
import { main } from './spare.ts';

await main(process.argv.slice(2));
