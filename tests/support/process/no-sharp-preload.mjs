// @ts-nocheck A function of Node is overwritten here, which TypeScript rejects.
// Loaded before the program. Simulates an installation for another system, which lacks the native code of sharp for
// this one.
import module from 'node:module';

const resolve = module._resolveFilename;
module._resolveFilename = (request, ...rest) => {
  if (!/^@img\/sharp-|sharp.*\.node$/.test(request)) return resolve(request, ...rest);
  throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
};
