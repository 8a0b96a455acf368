// Installs the packages of a project with the package manager of its user.
import { spawn } from 'node:child_process';

/** Returns the package manager that started this process, from the environment; npm if there is none. */
export const packageManager = (environment: NodeJS.ProcessEnv): string =>
  /^(?:npm|pnpm|yarn|bun)(?=\/)/.exec(environment['npm_config_user_agent'] ?? '')?.[0] ?? 'npm';

/**
 * Runs `<manager> install` in `folder`, with its output visible; resolves to whether it succeeded. `NODE_ENV` is not passed on: archipel
 * sets it to `production` for React, and with that value npm would omit TypeScript and vitest without an error.
 */
export const installPackages = (folder: string, manager: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { NODE_ENV: _, ...env } = process.env;
    // The installer's output goes to stderr, because stdout is for data.
    const child = spawn(manager, ['install'], { cwd: folder, env, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
