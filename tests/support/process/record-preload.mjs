// @ts-nocheck It replaces functions of Node by their names.
// Loaded before the program (`node --import`). Writes a line of JSON to RECORD_LOG for each call that changes or syncs what is below
// RECORD_IN: `create`, `write`, `sync` (of a file or a folder), `rename`, `remove`, `mkdir`, `rmdir`, with paths from there.
import fs from 'node:fs';
import module from 'node:module';
import { relative, resolve } from 'node:path';

const { RECORD_IN = '', RECORD_LOG = '' } = process.env;
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
    note('write', path, original.readFileSync(resolve(RECORD_IN, path), 'utf8'));
  };
fs.renameSync = (from, to) => {
  original.renameSync(from, to);
  if (isBelow(to)) note('rename', named(from), named(to));
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
module.syncBuiltinESMExports();
