// Creates a folder in a hidden place and then moves it, or its entries, to the final place. If the process is killed before everything has
// moved, the next attempt removes the remains.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The entry that is moved last: once it has moved, all entries have. */
const lastEntry = 'package.json';

interface Staging {
  /** The hidden folder: inside `folder` if that exists, otherwise beside it. */
  readonly hidden: string;
  /** The JSON file with the names of the entries that are moved before `package.json`; missing if the folder is moved as a unit. */
  readonly list: string;
  /** The folder whose content becomes `folder`. */
  readonly made: string;
}

const stagingIn = (hidden: string): Staging => ({ hidden, list: join(hidden, 'names.json'), made: join(hidden, 'made') });

const inside = (folder: string): Staging => stagingIn(join(folder, '.archipel-init'));
const beside = (folder: string): Staging => stagingIn(join(dirname(folder), `.${basename(folder)}.archipel-init`));

/** Removes what a failed or killed attempt to create `folder` has left. Moved entries stay if all of them have been moved. */
export function removeUnfinishedStaging(folder: string): void {
  rmSync(beside(folder).hidden, { recursive: true, force: true });
  const { hidden, list, made } = inside(folder);
  if (!existsSync(hidden)) return;
  const isWhole = !existsSync(join(made, lastEntry));
  for (const name of isWhole || !existsSync(list) ? [] : namesIn(list))
    if (!existsSync(join(made, name))) rmSync(join(folder, name), { recursive: true, force: true });
  rmSync(hidden, { recursive: true, force: true });
}

/** Reads the names that `moveEntries` below has written. */
const namesIn = (list: string): readonly string[] => JSON.parse(readFileSync(list, 'utf8')) as readonly string[];

/**
 * Creates `folder` from the files that `fill` writes, including package.json. If `folder` exists, its package.json is replaced, and its
 * other entries do not change. If a file cannot be written, removes what it has written and throws.
 */
export async function makeFolder(folder: string, fill: (made: string) => Promise<void>): Promise<void> {
  removeUnfinishedStaging(folder);
  const isThere = existsSync(folder);
  const { hidden, list, made } = isThere ? inside(folder) : beside(folder);
  try {
    mkdirSync(made, { recursive: true });
    await fill(made);
    if (isThere) moveEntries({ list, made }, folder);
    else renameSync(made, folder);
    rmSync(hidden, { recursive: true, force: true });
  } catch (error) {
    removeUnfinishedStaging(folder);
    throw error;
  }
}

function moveEntries({ list, made }: Pick<Staging, 'list' | 'made'>, folder: string): void {
  const names = readdirSync(made).filter((name) => name !== lastEntry && !existsSync(join(folder, name)));
  writeFileSync(list, JSON.stringify(names));
  for (const name of [...names, lastEntry]) renameSync(join(made, name), join(folder, name));
}
