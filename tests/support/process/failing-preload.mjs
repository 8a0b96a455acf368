// @ts-nocheck This file looks up functions of Node by name, and replaces them.
// Loaded before the program (`node --import`). Makes one call to the disk fail, as a broken disk, a missing permission or a
// limit would. FAIL_IN is the folder whose calls can fail, FAIL_AT the number of the call (if missing, calls are only
// counted), FAIL_CODE the error code. FAIL_LOG is a file that gets a line per call or, with FAIL_AT, the failed call.
// Counting starts at 1 again when FAIL_RUN changes. FAIL_NO_NATIVE=1 makes koffi fail to load, so that system calls are
// missing that Node itself does not offer. On SIGUSR2, a long-running process such as `watch` reads these variables from
// the JSON file FAIL_ORDERS, and then creates a file with the same name plus `.done`.
import fs from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { getSystemErrorMap } from 'node:util';

const numbers = new Map([...getSystemErrorMap()].map(([number, [code, text]]) => [code, { number, text }]));
const opened = new Map();
let [run, calls, isOwn, lastNumber] = ['', 0, false, 0];

if (process.env.FAIL_ORDERS) {
  const { FAIL_ORDERS: orders } = process.env;
  process.on('SIGUSR2', () =>
    own(() => {
      Object.assign(process.env, JSON.parse(fs.readFileSync(orders, 'utf8')));
      fs.writeFileSync(`${orders}.done`, '');
    }),
  );
}

function own(act) {
  isOwn = true;
  try {
    return act();
  } finally {
    isOwn = false;
  }
}

/** Returns the error code for a call, or undefined for a call that must succeed. */
function failureOf(name, paths) {
  const { FAIL_IN, FAIL_AT, FAIL_CODE, FAIL_LOG, FAIL_RUN = '' } = process.env;
  if (isOwn || !FAIL_IN || !paths.some((path) => path.startsWith(FAIL_IN))) return undefined;
  if (FAIL_RUN !== run) [run, calls] = [FAIL_RUN, 0];
  calls += 1;
  const isDue = String(calls) === FAIL_AT;
  if (FAIL_LOG && (isDue || !FAIL_AT)) own(() => fs.appendFileSync(FAIL_LOG, `${name} ${paths.join(' ')}\n`));
  return isDue ? FAIL_CODE : undefined;
}

function failure(code, name, path) {
  const { number, text } = numbers.get(code);
  const syscall = name.replace(/File|Sync/g, '').toLowerCase();
  return Object.assign(new Error(`${code}: ${text}, ${syscall} '${path}'`), { errno: number, code, syscall, path });
}

/** Returns the first half of `bytes`, which a full or broken disk writes before the call fails. */
const half = (bytes) => bytes.slice(0, bytes.length >> 1);
const takesSome = new Set(['ENOSPC', 'EIO', 'EINTR']);

const pathsOf = (values) =>
  values.slice(0, 2).flatMap((value) => (typeof value === 'string' ? [value] : opened.has(value) ? [opened.get(value)] : []));

// Replaces Node's removal of a folder, which would count as a single call, so that each step can fail.
fs.rmSync = (path, { recursive = false, force = false } = {}) => {
  const found = fs.lstatSync(path, { throwIfNoEntry: !force });
  if (found === undefined) return;
  if (!recursive || !found.isDirectory()) return fs.unlinkSync(path);
  for (const name of fs.readdirSync(path).sort()) fs.rmSync(join(path, name), { recursive });
  fs.rmdirSync(path);
};

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
    if (/^(?:write|append)FileSync$/.test(name) && takesSome.has(code)) call(args[0], half(args[1]), ...args.slice(2));
    // A failing `closeSync` closes the file nevertheless.
    if (name === 'closeSync') call(...args);
    throw failure(code, name, paths[0]);
  };
}
module.syncBuiltinESMExports();

const load = module._load;
module._load = (request, ...rest) => {
  if (request !== 'koffi') return load(request, ...rest);
  if (process.env.FAIL_NO_NATIVE) throw new Error('There is no koffi here.');
  const koffi = load(request, ...rest);
  const wrap = (library) => ({
    func: (signature) => {
      const call = library.func(signature);
      const name = /(\w+)\(/.exec(signature)?.[1] ?? signature;
      return (...args) => {
        const code = failureOf(name, pathsOf(args.filter((arg) => typeof arg === 'string' || opened.has(arg))));
        lastNumber = code === undefined ? 0 : -numbers.get(code).number;
        return code === undefined ? call(...args) : -1;
      };
    },
  });
  return { ...koffi, errno: () => lastNumber || koffi.errno(), load: (path) => wrap(koffi.load(path)) };
};
