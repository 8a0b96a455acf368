// Installs the packages of a project with the program that its user works with.
import { spawn } from 'node:child_process';

/** The package manager that has started this process, from the environment; npm if there is none. */
export const packageManager = (environment: NodeJS.ProcessEnv): string =>
  /^(?:npm|pnpm|yarn|bun)(?=\/)/.exec(environment['npm_config_user_agent'] ?? '')?.[0] ?? 'npm';

/**
 * Runs `<manager> install` in `folder`, in view of the user; resolves to whether it went well. It runs without `NODE_ENV`,
 * which the program sets to `production` for React: npm would then leave TypeScript and vitest out, and say all is well.
 */
export const installPackages = (folder: string, manager: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { NODE_ENV: _, ...env } = process.env;
    // Standard output is for data.
    const child = spawn(manager, ['install'], { cwd: folder, env, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
