// @ts-nocheck It replaces a function of Node by its name.
// Loaded before the program. Simulates an installation for another system: the half of sharp that is written in C is not there.
import module from 'node:module';

const resolve = module._resolveFilename;
module._resolveFilename = (request, ...rest) => {
  if (!/^@img\/sharp-|sharp.*\.node$/.test(request)) return resolve(request, ...rest);
  throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
};
