// Makes a folder beside its place and then renames it, so that a killed process leaves all of it or none. The next attempt
// removes the hidden rest.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The entry that is moved last: where it has arrived, everything has. */
const lastEntry = 'package.json';

interface Staging {
  /** The hidden folder: in `folder` if there is one, else beside its place. */
  readonly hidden: string;
  /** The names that are moved one by one, as JSON; missing if the folder is moved as a whole. */
  readonly list: string;
  /** What becomes `folder`. */
  readonly made: string;
}

const stagingIn = (hidden: string): Staging => ({ hidden, list: join(hidden, 'names.json'), made: join(hidden, 'made') });

const inside = (folder: string): Staging => stagingIn(join(folder, '.archipel-init'));
const beside = (folder: string): Staging => stagingIn(join(dirname(folder), `.${basename(folder)}.archipel-init`));

/** Takes away what an attempt that was killed has left of `folder`. */
export function removeUnfinishedStaging(folder: string): void {
  rmSync(beside(folder).hidden, { recursive: true, force: true });
  const { hidden, list, made } = inside(folder);
  if (!existsSync(hidden)) return;
  const isWhole = !existsSync(join(made, lastEntry));
  for (const name of isWhole || !existsSync(list) ? [] : namesIn(list))
    if (!existsSync(join(made, name))) rmSync(join(folder, name), { recursive: true, force: true });
  rmSync(hidden, { recursive: true, force: true });
}

/** The names that `makeFolder` has written below. */
const namesIn = (list: string): readonly string[] => JSON.parse(readFileSync(list, 'utf8')) as readonly string[];

/**
 * Makes `folder` of what `fill` writes into the folder that it is given, package.json among it. Entries that `folder` has
 * already stay as they are, but for package.json. Throws, with nothing left behind, where something cannot be written.
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
