// @ts-nocheck Functions of Node and of koffi are overwritten here, which TypeScript rejects.
// Replacements that several preloads of this folder make.
import fs from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';

/**
 * Makes `rmSync` remove a folder with one call per file instead of a single call for all, so that each step can be counted,
 * recorded or interrupted. Call it before `syncBuiltinESMExports`.
 */
export function removeFileByFile() {
  fs.rmSync = (path, { recursive = false, force = false } = {}) => {
    const found = fs.lstatSync(path, { throwIfNoEntry: !force });
    if (found === undefined) return;
    if (!recursive || !found.isDirectory()) return fs.unlinkSync(path);
    for (const name of fs.readdirSync(path).sort()) fs.rmSync(join(path, name), { recursive });
    fs.rmdirSync(path);
  };
}

/**
 * Wraps each system call that koffi provides: `wrap` gets the name and the call, and returns the function to use instead. If `isMissing`
 * returns true, koffi does not load, as on a machine for which it has no binary. `errno` may override koffi's error number.
 */
export function replaceSystemCalls({ isMissing = () => false, wrap = (_name, call) => call, errno = (koffi) => koffi.errno() }) {
  const load = module._load;
  module._load = (request, ...rest) => {
    if (request !== 'koffi') return load(request, ...rest);
    if (isMissing()) throw new Error('There is no koffi here.');
    const koffi = load(request, ...rest);
    const bind = (library) => (signature) => wrap(/(\w+)\(/.exec(signature)?.[1] ?? signature, library.func(signature));
    return { ...koffi, errno: () => errno(koffi), load: (path) => ({ func: bind(koffi.load(path)) }) };
  };
}
