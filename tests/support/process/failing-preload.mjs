// @ts-nocheck Functions of Node are overwritten here, which TypeScript rejects.
// Loaded before the program (`node --import`). Makes one call to the disk fail, as a broken disk, a missing permission or a
// limit would. FAIL_IN is the folder whose calls can fail, FAIL_AT the number of the call (if missing, calls are only
// counted), FAIL_CODE the error code. FAIL_LOG is a file that gets a line per call or, with FAIL_AT, the failed call.
// Counting starts at 1 again when FAIL_RUN changes. FAIL_NO_NATIVE=1 makes koffi fail to load, so that system
// calls that only koffi provides are missing. On SIGUSR2, a long-running process such as `watch` reads these variables from
// the JSON file FAIL_ORDERS, and then creates a file with the same name plus `.done`.
import fs from 'node:fs';
import module from 'node:module';
import { getSystemErrorMap } from 'node:util';
import { removeFileByFile, replaceSystemCalls } from './replaced-calls.mjs';

const numbers = new Map([...getSystemErrorMap()].map(([number, [code, text]]) => [code, { number, text }]));
const opened = new Map();
let [run, calls, isUncounted, lastNumber] = ['', 0, false, 0];

if (process.env.FAIL_ORDERS) {
  const { FAIL_ORDERS: orders } = process.env;
  process.on('SIGUSR2', () =>
    uncounted(() => {
      Object.assign(process.env, JSON.parse(fs.readFileSync(orders, 'utf8')));
      fs.writeFileSync(`${orders}.done`, '');
    }),
  );
}

/** Calls `act` without counting its calls. */
function uncounted(act) {
  isUncounted = true;
  try {
    return act();
  } finally {
    isUncounted = false;
  }
}

/** Returns the error code for a call, or undefined for a call that must succeed. */
function failureOf(name, paths) {
  const { FAIL_IN, FAIL_AT, FAIL_CODE, FAIL_LOG, FAIL_RUN = '' } = process.env;
  if (isUncounted || !FAIL_IN || !paths.some((path) => path.startsWith(FAIL_IN))) return undefined;
  if (FAIL_RUN !== run) [run, calls] = [FAIL_RUN, 0];
  calls += 1;
  const mustFail = String(calls) === FAIL_AT;
  if (FAIL_LOG && (mustFail || !FAIL_AT)) uncounted(() => fs.appendFileSync(FAIL_LOG, `${name} ${paths.join(' ')}\n`));
  return mustFail ? FAIL_CODE : undefined;
}

function failure(code, name, path) {
  const { number, text } = numbers.get(code);
  const syscall = name.replace(/File|Sync/g, '').toLowerCase();
  return Object.assign(new Error(`${code}: ${text}, ${syscall} '${path}'`), { errno: number, code, syscall, path });
}

/** Returns the first half of `bytes`, which a full or broken disk writes before the call fails. */
const half = (bytes) => bytes.slice(0, bytes.length >> 1);

/** The error codes of writes that fail after half of the bytes. */
const halfWrites = new Set(['ENOSPC', 'EIO', 'EINTR']);

const pathsOf = (values) =>
  values.slice(0, 2).flatMap((value) => (typeof value === 'string' ? [value] : opened.has(value) ? [opened.get(value)] : []));

removeFileByFile();

for (const [name, original] of Object.entries(fs)) {
  if (!name.endsWith('Sync') || name === 'rmSync' || typeof original !== 'function') continue;
  const call = (...args) => {
    const result = original(...args);
    if (name === 'openSync') opened.set(result, args[0]);
    if (name === 'closeSync') opened.delete(args[0]);
    return result;
  };
  fs[name] = (...args) => {
    const paths = pathsOf(name === 'writeFileSync' || name === 'appendFileSync' ? args.slice(0, 1) : args);
    const code = failureOf(name, paths);
    if (code === undefined) return call(...args);
    if (name === 'existsSync') return false;
    if (/^(?:write|append)FileSync$/.test(name) && halfWrites.has(code)) call(args[0], half(args[1]), ...args.slice(2));
    // A `closeSync` that fails has closed the file nevertheless.
    if (name === 'closeSync') call(...args);
    throw failure(code, name, paths[0]);
  };
}
module.syncBuiltinESMExports();

replaceSystemCalls({
  isMissing: () => Boolean(process.env.FAIL_NO_NATIVE),
  wrap:
    (name, call) =>
    (...args) => {
      const code = failureOf(name, pathsOf(args.filter((arg) => typeof arg === 'string' || opened.has(arg))));
      lastNumber = code === undefined ? 0 : -numbers.get(code).number;
      return code === undefined ? call(...args) : -1;
    },
  errno: (koffi) => lastNumber || koffi.errno(),
});
