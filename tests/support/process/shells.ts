// Computes the completions of a shell at the end of a line, with the script that `archipel completion` prints.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archipel, freshFolder, root } from './process.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** Writes the script of a shell into a file. */
export async function scriptOf(shell: Shell): Promise<string> {
  const file = join(freshFolder(), shell);
  writeFileSync(file, (await archipel(['completion', shell])).stdout);
  return file;
}

/** Returns whether the shell is installed. Bash is installed on every machine that runs the tests. */
export function isInstalled(shell: Shell): boolean {
  try {
    execFileSync(shell, ['-c', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The arguments with which each shell loads the script and prints the completions of a line. */
const callers: Readonly<Record<Shell, (script: string, line: string) => readonly string[]>> = {
  bash: (script, line) => [
    ...['--norc', '-c', `source "$1"; COMP_LINE=$2; COMP_POINT=\${#2}; _archipel; printf "%s\\n" "\${COMPREPLY[@]}"`],
    ...['bash', script, line],
  ],
  zsh: (script, line) => [
    ...['-f', '-c'],
    `typeset -A _comps; compdef() { : }; _files() { print files }; _describe() { print -rl -- "\${(@P)argv[-1]%%:*}" }
source "$1"; words=("\${(@s: :)2}"); CURRENT=$#words; _archipel`,
    ...['zsh', script, line],
  ],
  fish: (script, line) => [...['--no-config', '-c', 'source $argv[1]; complete -C $argv[2]'], script, line],
};

/**
 * Resolves to the completions of a shell at the end of `line`, in the folder `cwd`. If the shell is not installed, resolves to the words
 * that archipel would return to the script of the shell.
 */
export async function offered(shell: Shell, line: string, cwd = root): Promise<readonly string[]> {
  const words = line.split(' ').slice(line.startsWith('npx ') ? 2 : 1);
  const printed = isInstalled(shell)
    ? execFileSync(shell, callers[shell](await scriptOf(shell), line), { cwd, encoding: 'utf8' })
    : (await archipel(['completion', 'words', '--', ...words])).stdout;
  return printed.split('\n').flatMap((row) => row.split('\t')[0] || []);
}
