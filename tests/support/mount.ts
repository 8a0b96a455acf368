// Real file systems for tests: a small disk, a mount point.
import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Runs `mount … folder`; the mount ends with the test. Throws if the system refuses, so that no such test is passed over. */
export function mount(folder: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('mount', [...args, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stderr}\nThis test mounts a disk: run it as root, or under "unshare --map-root-user --mount".`);
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
}
