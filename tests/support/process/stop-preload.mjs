// Loaded before the program. Stops the process (SIGSTOP) after it has written the first page into STOP_IN. With
// STOP_SLOWLY=1, each later page takes 100 ms longer.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

const folder = resolve(process.env.STOP_IN ?? '');
const writeFileSync = fs.writeFileSync;
let stopped = false;
fs.writeFileSync = (path, ...rest) => {
  writeFileSync(path, ...rest);
  if (!String(path).startsWith(folder) || !String(path).endsWith('.html')) return;
  if (stopped && process.env.STOP_SLOWLY) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  if (stopped) return;
  stopped = true;
  process.kill(process.pid, 'SIGSTOP');
};
syncBuiltinESMExports();
