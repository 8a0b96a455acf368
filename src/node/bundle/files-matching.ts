// Finds files by glob patterns. Node has such a function only from version 22; this one works in all versions, for the syntax that sites
// use.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../model/attempt.ts';

/** A step of a pattern: a name, `**`, or an expression that names match. */
type Step = string | RegExp;

const anyFolders = '**';

/** Matches no name. A pattern that ends with `**` has no files. */
const noName = /^$/;

/**
 * Returns the files that match the absolute `pattern`, sorted. Skips folders that cannot be read. `*` and `?` match within a name, `**`
 * matches across folders, and `{a,b}` and `[a-z]` are choices.
 */
export function filesMatching(pattern: string): readonly string[] {
  const [first = '', ...steps] = pattern.replaceAll('\\', '/').split('/');
  return matchesIn(first === '' ? '/' : first, steps.map(asStep)).sort();
}

function matchesIn(folder: string, [step = noName, ...rest]: readonly Step[]): string[] {
  if (typeof step === 'string' && step !== anyFolders) return matchesIn(join(folder, step), rest);
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  if (typeof step === 'string') {
    const below = entries.filter((entry) => entry.isDirectory() && isSeen(entry.name));
    return [...matchesIn(folder, rest), ...below.flatMap(({ name }) => matchesIn(join(folder, name), [step, ...rest]))];
  }
  const matching = entries.filter(({ name }) => isSeen(name) && step.test(name));
  if (rest.length === 0) return matching.flatMap((entry) => (entry.isFile() ? [join(folder, entry.name)] : []));
  return matching.flatMap((entry) => (entry.isDirectory() ? matchesIn(join(folder, entry.name), rest) : []));
}

/** Returns whether an entry can be part of a site: hidden files and packages cannot. */
const isSeen = (name: string): boolean => !name.startsWith('.') && name !== 'node_modules';

/** The last step is an expression even if it is a name, because the file may be missing. */
const asStep = (step: string, index: number, steps: readonly string[]): Step =>
  step === anyFolders || (index < steps.length - 1 && !/[*?{[]/.test(step))
    ? step
    : new RegExp(`^${step.replaceAll(/\{([^{}]*)\}|\[[\w-]+\]|\W/g, asPart)}$`);

function asPart(sign: string, choice: string | undefined): string {
  if (choice !== undefined) return `(?:${choice.split(',').map(asLiteral).join('|')})`;
  if (sign.startsWith('[')) return sign;
  return sign === '*' ? '.*' : sign === '?' ? '.' : `\\${sign}`;
}

const asLiteral = (text: string): string => text.replaceAll(/\W/g, '\\$&');
