// Edits in the page while others edit the file on disk, in any order. No text of the others is lost, and no other text changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Place } from '../../src/watch/browser/edit/protocol.ts';
import { type Editing, editing } from '../support/process/editing.ts';
import { git, initRepository } from '../support/process/git.ts';
import { smallContent } from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

const home = 'pages/home.yaml';

interface Hero {
  readonly title: Readonly<Record<'de' | 'en', string>>;
  readonly lead: Readonly<Record<'de' | 'en', string>>;
}

/** Returns the texts of the only section in a file. */
const heroIn = (text: string): Hero => parse(text).sections[0];

/** The actions of others between a click and a save. */
const ways: readonly ((content: string, number: number) => void)[] = [
  () => undefined,
  (content, number) => replace(content, /lead: \{ de: [^,]*,/, `lead: { de: "Anderswo ${number}",`),
  (content, number) => replace(content, /title: \{ de: ".*?", en/, `title: { de: "Dort ${number}", en`, 'sections:'),
  (content, number) => replace(content, /^/, `# Note ${number}\n`),
  (content) => replace(content, /^# Note.*\n/, ''),
  (content, number) => {
    git(content, ['add', '-A']);
    git(content, ['commit', '-q', '--allow-empty', '-m', `state ${number}`]);
  },
  (content) => void git(content, ['stash', '-q']),
  (content) => void git(content, ['checkout', '-q', '.']),
];

function replace(content: string, from: RegExp, to: string, after = ''): void {
  const file = join(content, home);
  const text = readFileSync(file, 'utf8');
  const at = after === '' ? 0 : text.indexOf(after);
  writeFileSync(file, text.slice(0, at) + text.slice(at).replace(from, () => to));
}

/** Resolves to the place of the title, once the page shows the text of the file. */
async function titlePlace({ place }: Editing, content: string): Promise<Place> {
  const title = (): string => heroIn(readFileSync(join(content, home), 'utf8')).title.de;
  await expect
    .poll(
      () =>
        place('/', title()).then(
          ({ fields }) => fields[0]?.value,
          () => '',
        ),
      { timeout: 60_000 },
    )
    .toBe(title());
  return place('/', title());
}

test('Whatever others do between a click and a save, the file has both edits, or a conflict leaves it unchanged', async () => {
  const random = randomOfDay();
  const content = smallContent();
  initRepository(content);
  const open = await editing(content);
  const read = (): string => readFileSync(join(content, home), 'utf8');
  let [saved, conflicts] = [0, 0];
  for (let number = 0; number < samples(12, 1000); number += 1) {
    const place = await titlePlace(open, content);
    const [german = { value: '' }, english = { value: '' }] = place.fields;
    // Each way occurs at least once, so that there are saves and conflicts with every seed.
    ways[number < ways.length ? number : Math.floor(random() * ways.length)]?.(content, number);
    const before = read();
    const typed = [`Seite ${number}`, english.value];
    const result = await open.save(place, typed);
    const after = read();
    const isSame = heroIn(before).title.de === german.value;
    if (result.kind === 'saved') {
      saved += 1;
      expect(isSame).toBe(true);
      expect(heroIn(after).title).toEqual({ ...heroIn(before).title, de: typed[0] });
      expect(heroIn(after).lead).toEqual(heroIn(before).lead);
      expect(after.split('\n').length).toBe(before.split('\n').length);
    } else {
      conflicts += 1;
      expect(result.kind).toBe('conflict');
      expect(isSame).toBe(false);
      expect(after).toBe(before);
    }
  }
  expect(saved).toBeGreaterThan(0);
  expect(conflicts).toBeGreaterThan(0);
  await open.equalsBuild();
});
