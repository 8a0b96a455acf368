// Loaded before the program. Stops the process (SIGSTOP) after it has written a first page into STOP_IN.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

const folder = resolve(process.env.STOP_IN ?? '');
const writeFileSync = fs.writeFileSync;
let stopped = false;
fs.writeFileSync = (path, ...rest) => {
  writeFileSync(path, ...rest);
  if (stopped || !String(path).startsWith(folder) || !String(path).endsWith('.html')) return;
  stopped = true;
  process.kill(process.pid, 'SIGSTOP');
};
syncBuiltinESMExports();
