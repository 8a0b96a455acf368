import { readFileSync, writeFileSync } from 'node:fs';

/** Flips one bit of a file, as a faulty disk does. `at` is its position, from 0 (the first byte) to 1. */
export function flipBit(file: string, at = 0.5): void {
  const bytes = readFileSync(file);
  const index = Math.floor(bytes.length * at);
  bytes[index] = (bytes[index] ?? 0) ^ 0x10;
  writeFileSync(file, bytes);
}
