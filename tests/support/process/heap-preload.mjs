// @ts-nocheck `--expose-gc` defines the global.
// Loaded before the program (`node --expose-gc --import`). At SIGUSR2 it collects garbage and writes into HEAP_FILE how many
// bytes of JavaScript are left.
import { renameSync, writeFileSync } from 'node:fs';

const { HEAP_FILE = '' } = process.env;
process.on('SIGUSR2', () => {
  globalThis.gc();
  writeFileSync(`${HEAP_FILE}.tmp`, String(process.memoryUsage().heapUsed));
  renameSync(`${HEAP_FILE}.tmp`, HEAP_FILE);
});
