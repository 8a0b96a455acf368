// @ts-nocheck Functions of Node are overwritten here, which TypeScript rejects.
// Loaded before the program. Folder listings are returned in a random order, as on other file systems.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const readdirSync = fs.readdirSync;
fs.readdirSync = (...args) => {
  const entries = readdirSync(...args);
  for (let last = entries.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [entries[last], entries[other]] = [entries[other], entries[last]];
  }
  return entries;
};
syncBuiltinESMExports();
