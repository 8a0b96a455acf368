// Saves code and content in bursts during one run of `watch`, including mistakes, in the ways of editors and of git. `watch`
// serves the last state, and prints the name of a saved file only when it serves the file. `npm run bursts` makes 1,000 bursts.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { initSiteEdits, type SiteEdit } from '../support/edits/site-edits.ts';
import { atOnce, waysOfSaving } from '../support/edits/ways-of-saving.ts';
import { git, initRepository } from '../support/process/git.ts';
import { archipel, freshFolder, starterSite } from '../support/process/process.ts';
import { pagesWithStyles, watching } from '../support/process/watching.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

const bursts = Number(process.env['BURSTS'] ?? samples(4, 200));

/** Returns a text that makes a file invalid if it is appended. */
const mistakeIn = (file: string): string => (/\.ya?ml$/.test(file) ? '\n}: [' : /\.mdx$/.test(file) ? '\n<Note>' : '\nconst = {;');

/** Pages that together show all marks. */
const shownOn = ['/', '/notes', '/about', '/de'] as const;

test(`Watch serves the last state after each of ${bursts} bursts of saves, and prints the name of a saved file only when it serves the file`, {
  timeout: 7_200_000,
}, async () => {
  const random = randomOfDay();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const site = await starterSite();
  writeFileSync(join(site, '.gitignore'), 'node_modules\ndist\n.dist*\n');
  initRepository(site);
  const { body, state, log, equals } = await watching(join(site, 'content'), [], { site });

  const textOf = ({ file }: SiteEdit): string => readFileSync(join(site, file), 'utf8');
  const served = (): Promise<string> => pagesWithStyles(body, shownOn);
  /** Resolves to the marks on the disk that are not served. */
  const missing = async (): Promise<readonly string[]> => {
    const text = await served();
    const marks = initSiteEdits.flatMap((edit) => /mark-\d+x/.exec(textOf(edit)) ?? []);
    return marks.filter((mark) => !text.includes(mark));
  };
  /** Resolves to the messages about mistakes. A stylesheet that the bundler cannot read is only a warning. */
  const mistakes = async (): Promise<readonly string[]> =>
    (await state('/')).problems.flatMap(({ severity, code, message }) =>
      severity === 'error' || code === 'template-warning' ? [message] : [],
    );
  const counts = { saves: 0, mistakes: 0, announced: 0, git: 0, compared: 0 };
  let number = 0;
  const save = async (edit: SiteEdit, ending = '', ways = waysOfSaving): Promise<string> => {
    number += 1;
    counts.saves += 1;
    const valid = textOf(edit).replace(mistakeIn(edit.file), '');
    await pick(ways)(join(site, edit.file), edit.change(valid, `mark-${number}x`) + ending);
    return `mark-${number}x`;
  };
  /** Resolves when nothing is printed for a second. */
  const untilQuiet = async (): Promise<void> => {
    let length = -1;
    while (length !== log().length) {
      length = log().length;
      await wait(1_000);
    }
  };
  const isMarked = async (mark: string): Promise<boolean> => (await served()).includes(mark);
  /**
   * Saves a file in one write, and expects that it is served as soon as `watch` prints its name. If git has just written
   * other files, `watch` may print only the number of files. Starts when no more output comes, because the line of an
   * earlier save may be late: parts that several pages share are served immediately, but their line is printed only after
   * the audit has found their pages.
   */
  const saveAnnounced = async (): Promise<void> => {
    await untilQuiet();
    const edit = pick(initSiteEdits);
    const before = log().length;
    const mark = await save(edit, '', [atOnce]);
    const printed = (): string => log().slice(before);
    const isNamed = (): boolean => printed().includes(basename(edit.file));
    await expect
      .poll(() => isNamed() || / files → /.test(printed()), { timeout: 60_000, interval: 2, message: `${edit.file}, ${mark}` })
      .toBe(true);
    if (!isNamed()) return;
    expect(await isMarked(mark), `${edit.file}, ${mark}: ${printed()}`).toBe(true);
    counts.announced += 1;
  };
  const saveSeveral = async (): Promise<void> => {
    for (let left = 1 + Math.floor(random() * 5); left > 0; left -= 1) {
      await save(pick(initSiteEdits));
      await wait(random() * 60);
    }
  };
  /** Saves a mistake, then other files, and then the correction. */
  const saveMistake = async (): Promise<void> => {
    counts.mistakes += 1;
    const edit = pick(initSiteEdits);
    await save(edit, mistakeIn(edit.file));
    await wait(random() * 300);
    await saveSeveral();
    if (random() < 0.5 && textOf(edit).endsWith(mistakeIn(edit.file)))
      await expect.poll(mistakes, { timeout: 60_000, message: edit.file }).not.toEqual([]);
    await save(edit);
  };
  /** Saves several files, and lets git restore them. */
  const restore = async (): Promise<void> => {
    counts.git += 1;
    await saveSeveral();
    git(site, random() < 0.5 ? ['checkout', '-q', '.'] : ['stash', '-q']);
    if (random() < 0.5) await saveSeveral();
  };
  const compare = async (): Promise<void> => {
    counts.compared += 1;
    const out = join(freshFolder(), 'dist');
    const env = { ARCHIPEL_CACHE: join(freshFolder(), 'cache') };
    const built = await archipel(['build', '--quiet', '--out', out, '--at', '2025-06-01T12:00:00+02:00'], { site, cwd: site, env });
    expect(built, built.stderr).toMatchObject({ code: 0 });
    const files = ['index', 'notes', 'about', 'de', '404'].map((name) => `${name}.html`);
    await equals(new Map(files.map((file) => [file, readFileSync(join(out, file), 'utf8')])));
  };
  for (let burst = 1; burst <= bursts; burst += 1) {
    await pick([saveAnnounced, saveAnnounced, saveSeveral, saveSeveral, saveSeveral, saveMistake, saveMistake, restore])();
    await expect.poll(missing, { timeout: 60_000, message: `burst ${burst}` }).toEqual([]);
    await expect.poll(mistakes, { timeout: 60_000, message: `burst ${burst}` }).toEqual([]);
    if (burst % 50 === 0 || burst === bursts) await compare();
    if (burst % 100 === 0) console.info(`${burst} bursts: ${JSON.stringify(counts)}`);
  }
  console.info(`${bursts} bursts, 0 stale: ${JSON.stringify(counts)}`);
});
