// A watched copy of the project in a real repository, and the editing panel, for the tests of editing in the page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { git } from '../support/process/git.ts';
import { type WatchedProject, watchProject } from '../support/process/watched-project.ts';
import { recordRefusals } from './refusals.ts';

export interface Edited extends WatchedProject {
  /** Returns the lines that the last commit of a branch of the remote changes. */
  readonly pushed: (branch: string) => string;
  /** Returns the changed lines of content that are not committed. */
  readonly changes: () => readonly string[];
  /** Returns the files that the last commit of a branch of the remote changes. */
  readonly filesOf: (branch: string) => readonly string[];
}

export const test = base.extend<Record<never, never>, { readonly project: Edited }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const remote = mkdtempSync(join(tmpdir(), 'archipel-remote-'));
      git(remote, ['init', '-q', '--bare', '-b', 'main']);
      const project = await watchProject([], (folder) => prepareRepository(folder, remote));
      const changed = (words: readonly string[], folder = project.folder): readonly string[] =>
        git(folder, words)
          .split('\n')
          .filter((line) => /^[+-](?![+-])/.test(line));
      await use({
        ...project,
        changes: () => changed(['diff', '-U0', '--', 'content']),
        filesOf: (branch) => git(remote, ['show', '--name-only', '--format=', branch]).trim().split('\n'),
        pushed: (branch) => changed(['show', '-U0', '--format=', branch], remote).join('\n'),
      });
      await project.stop();
      rmSync(remote, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

function prepareRepository(folder: string, remote: string): void {
  git(folder, ['init', '-q', '-b', 'main']);
  for (const [name, value] of [
    ['user.name', 'Erika Muster'],
    ['user.email', 'erika@example.com'],
    ['commit.gpgsign', 'false'],
  ] as const)
    git(folder, ['config', name, value]);
  git(folder, ['add', 'content']);
  git(folder, ['commit', '-q', '-m', 'first']);
  git(folder, ['remote', 'add', 'origin', remote]);
  git(folder, ['push', '-q', '-u', 'origin', 'main']);
}

export const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('h2#edit-title') });
export const german = (page: Page) => panel(page).getByLabel('German');
export const english = (page: Page) => panel(page).getByLabel(/(?:^|: )English$/);

/** Opens a page with the token, and starts editing. The returned function resolves to the requests and code that the policy has blocked. */
export async function edit(page: Page, project: Edited, path: string): Promise<() => Promise<readonly string[]>> {
  const refused = await recordRefusals(page);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  await page.goto(project.address(path));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return refused;
}

/** Waits until edits are handed in. Resolves to the name of their branch. */
export async function handedInBranch(page: Page): Promise<string> {
  const message = panel(page).getByText('Its branch is called');
  await expect(message).toBeVisible({ timeout: 20_000 });
  const [, branch = ''] = /called (\S+?)\.?$/.exec((await message.innerText()).trim()) ?? [];
  return branch;
}

export { expect };
