// Mounts real file systems for tests, such as a small disk.
import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Runs `mount … folder`, and unmounts when the test ends. Throws if the system refuses, so that the test is not skipped silently. */
export function mount(folder: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('mount', [...args, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stderr}\nThis test mounts a disk: run it as root, or under "unshare --map-root-user --mount".`);
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
}
