// `npm run spam` prints how many messages of the corpus are held. `npm run spam -- missed` also prints the spam whose text is not
// recognized, and each genuine message that is held.
import { type Measured, measureGenuine, measureSpam } from './measure.ts';

const share = (part: number, count: number): string => `${part} of ${count} (${((100 * part) / Math.max(1, count)).toFixed(1)} %)`;
const line = (name: string, { count, held, heldByText }: Measured): string =>
  `${name.padEnd(14)} ${share(held, count).padEnd(22)} ${share(heldByText, count)}\n`;

const genuine = measureGenuine();
const { all, kinds, missed } = measureSpam();
process.stdout.write(`${'held'.padEnd(14)} ${'as it is sent'.padEnd(22)} by its text alone\n`);
process.stdout.write(line('genuine', genuine) + line('spam', all));
for (const [kind, measure] of kinds) process.stdout.write(line(`  ${kind}`, measure));
if (process.argv.includes('missed'))
  for (const { name, message } of [...genuine.wrong, ...missed]) process.stdout.write(`\n${name}: ${message}\n`);
