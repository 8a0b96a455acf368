// @ts-nocheck `--expose-gc` defines the global.
// Loaded before the program (`node --expose-gc --import`). On SIGUSR2, collects garbage and writes the size of the heap
// in bytes into HEAP_FILE.
import { renameSync, writeFileSync } from 'node:fs';

const { HEAP_FILE = '' } = process.env;
process.on('SIGUSR2', () => {
  globalThis.gc();
  writeFileSync(`${HEAP_FILE}.tmp`, String(process.memoryUsage().heapUsed));
  renameSync(`${HEAP_FILE}.tmp`, HEAP_FILE);
});
