// A promotion that is over when the site is built: pages show zeros, and load no script that would count them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../../bin/archipel.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'archipel-ended-'));

beforeAll(() => {
  const line = [program, 'build', '--quiet', '--out', join(folder, 'dist'), '--at', '2025-07-02T12:00:00+02:00'];
  expect(spawnSync(process.execPath, line, { encoding: 'utf8' }).status).toBe(0);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['ai-audit', 'en/ai-audit', 'ai-lead-masters-dental'])('%s shows zeros without an island', (page) => {
  const html = readFileSync(join(folder, 'dist', `${page}.html`), 'utf8');
  expect(html.match(/class="countdown__value">00</g)).toHaveLength(4);
  expect(html).not.toContain('data-island="Countdown"');
});
