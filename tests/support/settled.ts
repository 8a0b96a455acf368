import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isWrittenSince } from '../../src/node/fs/stamps.ts';

/**
 * Resolves when files written before the call no longer count as written during a bundling that begins now. The times of files lag behind
 * the clock, so a file that was just written may have changed while it was read.
 */
export async function settled(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-settled-'));
  const file = join(folder, 'newest');
  writeFileSync(file, '');
  while (isWrittenSince(file, Date.now()) === true) await wait(5);
  rmSync(folder, { recursive: true });
}
