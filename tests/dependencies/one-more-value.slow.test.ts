// Adds values to a template, on a copy of a fixture site and through the real commands: explain names the values, schedule
// lists the dates at which they change the page, and watch updates the page, without any other edit.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentWith } from '../support/fixture-site/content.ts';
import { resultOf } from '../support/process/answer.ts';
import { archipel, freshFolder, root } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const page = '/en/stations';
const june = ['--now', '2025-06-01T12:00:00+02:00'];

/** Both versions of the templates share this file; only `OneMore` differs. */
const body = `import type { PageView } from 'archipel';
import { OneMore } from './OneMore.tsx';
export const Body = ({ view }: { readonly view: PageView }) => <main><h1>{view.site.name}</h1><OneMore view={view} /></main>;
export const BodyEnd = () => null;
`;
const nothing = 'export const OneMore = (_: { readonly view: unknown }) => null;\n';
const more = `import type { PageView } from 'archipel';
export const OneMore = ({ view }: { readonly view: PageView }) =>
  view.path === '${page}' && (
    <ul>
      <li>{view.site.contacts.support?.phone?.text}</li>
      <li>{view.prices.masts?.lines[0]?.offer}</li>
      <li>{String(view.cards.stations?.[0]?.title)}</li>
      <li>{view.campaigns.contest?.endsText}</li>
    </ul>
  );
`;

const contest = 'campaigns:\n  contest: { starts: 2025-05-20T00:00:00+02:00, ends: 2025-07-31T23:59:59+02:00, percent: 5 }\n';

/** Creates a copy of the fixture site with a campaign that no page shows, and with templates that show only the name of the site. */
function copied() {
  const site = join(freshFolder(), 'radio');
  cpSync(join(root, 'tests/sites/radio'), site, { recursive: true });
  const content = join(site, 'content');
  const prices = contentWith().texts.get('prices.yaml') ?? '';
  writeFileSync(join(content, 'prices.yaml'), prices.replace('campaigns:\n', contest));
  writeFileSync(join(site, 'templates/Body.tsx'), body);
  const show = (text: string): void => writeFileSync(join(site, 'templates/OneMore.tsx'), text);
  show(nothing);
  const run = async <Result>(...args: readonly string[]): Promise<Result> => {
    const ended = await archipel([...args, '--json', ...june], { site, cwd: site });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    return resultOf<Result>(ended);
  };
  return { site, content, show, run };
}

test('If a template starts to read a fact, a price, an entry and a date, explain and schedule list them', async () => {
  const { show, run } = copied();
  const listed = async () => {
    const explained = await run<{ values: { name: string }[]; files: { file: string }[] }>('explain', page);
    const { entries } = await run<{ entries: { what: string; name: string; routes: string[] }[] }>('schedule');
    return {
      facts: ['phone.support', 'price.masts.offer.once', 'campaign.contest.end'].filter((name) =>
        explained.values.some((value) => value.name === name),
      ),
      entries: explained.files.some(({ file }) => file.endsWith('stations/buoy.yaml')),
      dates: entries.filter(({ what, routes }) => what === 'campaign-ends' && routes.includes(page)).map(({ name }) => name),
    };
  };
  expect(await listed()).toEqual({ facts: [], entries: false, dates: [] });
  show(more);
  expect(await listed()).toEqual({
    facts: ['phone.support', 'price.masts.offer.once', 'campaign.contest.end'],
    entries: true,
    dates: ['summer', 'contest'],
  });
});

test('If a template starts to read a value, watch updates its page after each edit of the value', async () => {
  const { site, content, show } = copied();
  const { body: bodyOf } = await watching(content, ['--debug'], { site });
  expect(await bodyOf(page)).not.toContain('31 July 2025');
  show(more);
  await vi.waitFor(async () => expect(await bodyOf(page)).toContain('31 July 2025'), { timeout: 60_000, interval: 200 });
  const edit = (file: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(content, file), 'utf8');
    const edited = text.replace(from, () => to);
    expect(edited).not.toBe(text);
    writeFileSync(join(content, file), edited);
  };
  const edits = [
    ['site.yaml', /(?<=support:[^+]*)\+49[\d ]+/, '+49 30 555555', '+49 30 555555'],
    ['prices.yaml', 'once: 999700', 'once: 888800', '8,888'],
    ['stations/buoy.yaml', 'en: Buoy }', 'en: Floating mast }', 'Floating mast'],
    ['prices.yaml', 'ends: 2025-07-31', 'ends: 2025-07-30', '30 July 2025'],
  ] as const;
  for (const [file, from, to, shown] of edits) {
    expect(await bodyOf(page)).not.toContain(shown);
    edit(file, from, to);
    await vi.waitFor(async () => expect(await bodyOf(page)).toContain(shown), { timeout: 20_000, interval: 50 });
  }
});
