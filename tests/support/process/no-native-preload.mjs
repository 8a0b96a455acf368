// @ts-nocheck It replaces a function of Node by its name.
// Loaded before the program. Simulates a machine without a binary of koffi, so that the system calls that lock a file and
// exchange two folders are missing.
import module from 'node:module';

const load = module._load;
module._load = (request, ...rest) => {
  if (request === 'koffi') throw new Error('There is no koffi here.');
  return load(request, ...rest);
};
