// @ts-nocheck Functions of Node are overwritten here, which TypeScript rejects.
// Loaded before the program (`node --import`). Writes a line of JSON to RECORD_LOG for each call that changes or syncs
// files below RECORD_IN: `create`, `write`, `sync` (of a file or a folder), `sync-all` (of the file system), `link`,
// `rename`, `exchange`, `remove`, `mkdir`, `rmdir`, with paths relative to RECORD_IN. Bytes are written as Latin-1.
// RECORD_NO_NATIVE=1 removes the system calls that Node does not provide.
import fs from 'node:fs';
import module from 'node:module';
import { relative, resolve } from 'node:path';
import { removeFileByFile, replaceSystemCalls } from './replaced-calls.mjs';

const { RECORD_IN = '', RECORD_LOG = '', RECORD_NO_NATIVE } = process.env;
const original = { ...fs };
const open = new Map();
const isBelow = (path) => typeof path === 'string' && resolve(path).startsWith(RECORD_IN);
const relativePath = (path) => relative(RECORD_IN, resolve(path));
const record = (...call) => original.appendFileSync(RECORD_LOG, `${JSON.stringify(call)}\n`);

fs.openSync = (path, flags, ...rest) => {
  const isNew = isBelow(path) && /[wa]/.test(String(flags)) && !original.existsSync(path);
  const file = original.openSync(path, flags, ...rest);
  if (isBelow(path)) open.set(file, relativePath(path));
  if (isNew) record('create', relativePath(path));
  return file;
};
fs.closeSync = (file) => {
  open.delete(file);
  original.closeSync(file);
};
fs.fsyncSync = (file) => {
  original.fsyncSync(file);
  if (open.has(file)) record('sync', open.get(file));
};
for (const name of ['writeFileSync', 'appendFileSync'])
  fs[name] = (target, ...rest) => {
    const path = typeof target === 'number' ? open.get(target) : isBelow(target) ? relativePath(target) : undefined;
    const isNew = typeof target === 'string' && path !== undefined && !original.existsSync(target);
    original[name](target, ...rest);
    if (path === undefined) return;
    if (isNew) record('create', path);
    record('write', path, original.readFileSync(resolve(RECORD_IN, path), 'latin1'));
  };
fs.renameSync = (from, to) => {
  original.renameSync(from, to);
  if (isBelow(to)) record('rename', relativePath(from), relativePath(to));
};
fs.linkSync = (from, to) => {
  original.linkSync(from, to);
  if (isBelow(to)) record('link', relativePath(from), relativePath(to));
};
fs.mkdirSync = (path, ...rest) => {
  const isNew = isBelow(path) && !original.existsSync(path);
  const created = original.mkdirSync(path, ...rest);
  if (isNew) record('mkdir', relativePath(path));
  return created;
};
for (const [name, call] of [
  ['unlinkSync', 'remove'],
  ['rmdirSync', 'rmdir'],
])
  fs[name] = (path, ...rest) => {
    const isThere = isBelow(path) && original.existsSync(path);
    original[name](path, ...rest);
    if (isThere) record(call, relativePath(path));
  };
removeFileByFile();
module.syncBuiltinESMExports();

const exchange = (call) => (at, from, otherAt, to, flags) => {
  const result = call(at, from, otherAt, to, flags);
  if (result === 0) record('exchange', relativePath(from), relativePath(to));
  return result;
};
const syncAll = (call) => (file) => {
  const result = call(file);
  if (result === 0 && open.has(file)) record('sync-all', open.get(file));
  return result;
};
replaceSystemCalls({
  isMissing: () => Boolean(RECORD_NO_NATIVE),
  wrap: (name, call) => (name === 'renameat2' ? exchange(call) : name === 'syncfs' ? syncAll(call) : call),
});
