// @ts-nocheck Functions of Node are overwritten here, which TypeScript rejects.
// Loaded before the program (`node --import`). From HASTY_SINCE (milliseconds since 1970), clock and timers run
// HASTY_FACTOR times as fast, so that two days of a queue pass in minutes. While the file HASTY_FULL exists, writing
// fails as on a full disk.
import fs from 'node:fs';
import module from 'node:module';

const { HASTY_FACTOR = '1', HASTY_SINCE = '0', HASTY_FULL = '' } = process.env;
const [factor, since] = [Number(HASTY_FACTOR), Number(HASTY_SINCE)];

const now = Date.now;
Date.now = () => Math.floor(since + (now() - since) * factor);
for (const name of ['setTimeout', 'setInterval']) {
  const original = globalThis[name];
  globalThis[name] = (work, milliseconds = 0, ...rest) => original(work, milliseconds / factor, ...rest);
}

function requireSpace() {
  if (fs.existsSync(HASTY_FULL)) throw Object.assign(new Error('a full disk'), { code: 'ENOSPC' });
}

const { open } = fs.promises;
fs.promises.open = async (path, flags, mode) => {
  if (flags === 'wx') requireSpace();
  const handle = await open(path, flags, mode);
  for (const name of ['writeFile', 'write']) {
    const original = handle[name].bind(handle);
    handle[name] = async (...values) => {
      requireSpace();
      return original(...values);
    };
  }
  return handle;
};
module.syncBuiltinESMExports();
