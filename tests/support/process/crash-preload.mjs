// @ts-nocheck Functions of Node are overwritten here, which TypeScript rejects.
// Loaded before the program (`node --import`). Counts the calls that change the disk below a folder, including the
// exchange of two folders, and kills the process at one of them. CRASH_IN is the folder, CRASH_AT the number of the
// call (if missing, calls are only counted), CRASH_FROM the name of the call at which counting starts. CRASH_AFTER=1
// kills the process after the call instead of before it. CRASH_LOG is a file that gets a line per call. CRASH_FAIL=1 makes
// the call fail instead of killing the process. CRASH_NO_NATIVE=1 removes the system calls that Node does not provide.
// If CRASH_STATES names a folder, the process is not killed: CRASH_IN is copied into this folder at each call that
// CRASH_AT lists (separated by commas), under the number of the call.
import fs from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { removeFileByFile, replaceSystemCalls } from './replaced-calls.mjs';

const { CRASH_IN = '', CRASH_AT = '', CRASH_FROM, CRASH_AFTER, CRASH_FAIL, CRASH_LOG, CRASH_NO_NATIVE, CRASH_STATES } = process.env;
const deadly = new Set(CRASH_AT.split(',').filter(Boolean).map(Number));
let calls = 0;
let logging = false;
/**
 * Calls that change nothing, and `rmSync`, whose steps are counted one by one. A kill before a call that changes nothing has
 * the same effect as a kill before the next change.
 */
const harmless = /^(?:exists|access|[lf]?stat|readdir|readFile|readlink|realpath|rm)Sync$/;

function counted(name, paths, call) {
  if (logging || !paths.some((path) => path.startsWith(CRASH_IN))) return call();
  if (calls > 0 || CRASH_FROM === undefined || name === CRASH_FROM) calls += 1;
  logCall(name);
  const isDeadly = deadly.has(calls);
  if (isDeadly && CRASH_STATES) {
    copyState();
    return call();
  }
  if (isDeadly && CRASH_FAIL) throw Object.assign(new Error('a broken disk'), { code: 'EIO' });
  if (isDeadly && !CRASH_AFTER) process.kill(process.pid, 'SIGKILL');
  try {
    return call();
  } finally {
    if (isDeadly) process.kill(process.pid, 'SIGKILL');
  }
}

function logCall(name) {
  if (!CRASH_LOG) return;
  logging = true;
  fs.appendFileSync(CRASH_LOG, `${name}\n`);
  logging = false;
}

function copyState() {
  logging = true;
  fs.cpSync(CRASH_IN, join(CRASH_STATES, String(calls)), { recursive: true });
  logging = false;
}

removeFileByFile();

for (const [name, original] of Object.entries(fs)) {
  if (!name.endsWith('Sync') || harmless.test(name) || typeof original !== 'function') continue;
  // The first two arguments may be paths, because a rename has two.
  fs[name] = (...args) =>
    counted(
      name,
      args.slice(0, 2).filter((arg) => typeof arg === 'string'),
      () => original(...args),
    );
}
module.syncBuiltinESMExports();

replaceSystemCalls({
  isMissing: () => Boolean(CRASH_NO_NATIVE),
  wrap:
    (name, call) =>
    (...args) =>
      counted(
        name,
        args.filter((arg) => typeof arg === 'string'),
        () => call(...args),
      ),
});
