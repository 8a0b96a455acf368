// Builds the real content once for a run of tests, for an instant during its promotion.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site, and the printed diagnostics of the build (empty if there are none). */
    readonly realSite: { readonly folder: string; readonly problems: string };
  }
}

const program = fileURLToPath(new URL('../../../bin/archipel.js', import.meta.url));
const during = '2025-06-01T12:00:00+02:00';

/** Called by vitest before the first test file. Builds again before each rerun. The returned function runs after the last test file. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-site-'));
  const build = (): void => {
    const out = join(folder, 'dist');
    const { PATH = '', HOME = '' } = process.env;
    const line = [program, 'build', '--quiet', '--strict', '--out', out, '--at', during];
    const { stderr } = spawnSync(process.execPath, line, { encoding: 'utf8', env: { PATH, HOME } });
    project.provide('realSite', { folder: out, problems: stderr });
  };
  build();
  project.onTestsRerun(async () => build());
  return () => rmSync(folder, { recursive: true, force: true });
}
