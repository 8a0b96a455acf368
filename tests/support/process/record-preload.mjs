// @ts-nocheck It replaces functions of Node by their names.
// Loaded before the program (`node --import`). Writes a line of JSON to RECORD_LOG for each call that changes or syncs
// files below RECORD_IN: `create`, `write`, `sync` (of a file or a folder), `sync-all` (of the file system), `link`,
// `rename`, `exchange`, `remove`, `mkdir`, `rmdir`, with paths relative to RECORD_IN. Bytes are written as Latin-1.
// RECORD_NO_NATIVE=1 removes the system calls that Node does not provide.
import fs from 'node:fs';
import module from 'node:module';
import { join, relative, resolve } from 'node:path';

const { RECORD_IN = '', RECORD_LOG = '', RECORD_NO_NATIVE } = process.env;
const original = { ...fs };
const open = new Map();
const isBelow = (path) => typeof path === 'string' && resolve(path).startsWith(RECORD_IN);
const named = (path) => relative(RECORD_IN, resolve(path));
const note = (...call) => original.appendFileSync(RECORD_LOG, `${JSON.stringify(call)}\n`);

fs.openSync = (path, flags, ...rest) => {
  const isNew = isBelow(path) && /[wa]/.test(String(flags)) && !original.existsSync(path);
  const file = original.openSync(path, flags, ...rest);
  if (isBelow(path)) open.set(file, named(path));
  if (isNew) note('create', named(path));
  return file;
};
fs.closeSync = (file) => {
  open.delete(file);
  original.closeSync(file);
};
fs.fsyncSync = (file) => {
  original.fsyncSync(file);
  if (open.has(file)) note('sync', open.get(file));
};
for (const name of ['writeFileSync', 'appendFileSync'])
  fs[name] = (target, ...rest) => {
    const path = typeof target === 'number' ? open.get(target) : isBelow(target) ? named(target) : undefined;
    const isNew = typeof target === 'string' && path !== undefined && !original.existsSync(target);
    original[name](target, ...rest);
    if (path === undefined) return;
    if (isNew) note('create', path);
    note('write', path, original.readFileSync(resolve(RECORD_IN, path), 'latin1'));
  };
fs.renameSync = (from, to) => {
  original.renameSync(from, to);
  if (isBelow(to)) note('rename', named(from), named(to));
};
fs.linkSync = (from, to) => {
  original.linkSync(from, to);
  if (isBelow(to)) note('link', named(from), named(to));
};
fs.mkdirSync = (path, ...rest) => {
  const isNew = isBelow(path) && !original.existsSync(path);
  const made = original.mkdirSync(path, ...rest);
  if (isNew) note('mkdir', named(path));
  return made;
};
for (const [name, call] of [
  ['rmSync', 'remove'],
  ['unlinkSync', 'remove'],
  ['rmdirSync', 'rmdir'],
])
  fs[name] = (path, ...rest) => {
    const isThere = isBelow(path) && original.existsSync(path);
    original[name](path, ...rest);
    if (isThere) note(call, named(path));
  };
// Replaces Node's removal of a folder, which would be recorded as a single call, because a power cut may happen at every file.
const removeOne = fs.rmSync;
fs.rmSync = (path, { recursive = false, force = false } = {}) => {
  const found = original.lstatSync(path, { throwIfNoEntry: !force });
  if (found === undefined) return;
  if (!recursive || !found.isDirectory()) return removeOne(path);
  for (const name of original.readdirSync(path).sort()) fs.rmSync(join(path, name), { recursive });
  fs.rmdirSync(path);
};
module.syncBuiltinESMExports();

const exchange = (call) => (at, from, otherAt, to, flags) => {
  const result = call(at, from, otherAt, to, flags);
  if (result === 0) note('exchange', named(from), named(to));
  return result;
};
const syncAll = (call) => (file) => {
  const result = call(file);
  if (result === 0 && open.has(file)) note('sync-all', open.get(file));
  return result;
};
const load = module._load;
module._load = (request, ...rest) => {
  if (request !== 'koffi') return load(request, ...rest);
  if (RECORD_NO_NATIVE) throw new Error('There is no koffi here.');
  const koffi = load(request, ...rest);
  const func = (library) => (signature) => {
    const call = library.func(signature);
    if (signature.includes('renameat2(')) return exchange(call);
    return signature.includes('syncfs(') ? syncAll(call) : call;
  };
  return { ...koffi, errno: () => koffi.errno(), load: (path) => ({ func: func(koffi.load(path)) }) };
};
