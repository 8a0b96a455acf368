// Every page of the site loads without hidden errors, shows its pictures, and hydrates under its Content Security Policy.
import { paths } from '../browser/routes.ts';
import { partOf } from '../support/samples.ts';
import { expect, test } from './browser-test.ts';

/** Runs inside the page: loads lazy pictures, hydrates every island, and returns the problems. */
async function inspect(): Promise<readonly string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const failed = await Promise.all(
    pictures.map((picture) =>
      picture.decode().then(
        () => [],
        () => [`not drawn: ${picture.src}`],
      ),
    ),
  );
  for (const root of document.querySelectorAll('[data-island]'))
    root.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const unhydrated = () => [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')];
  for (let tries = 0; tries < 200 && unhydrated().length > 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(Reflect.get(window, 'problems') as readonly string[]),
    ...failed.flat(),
    ...unhydrated().map(({ dataset }) => `not hydrated: ${dataset['island']}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
  ];
}

for (const [language, isOf] of [
  ['German', (path: string) => !/^\/en(?:\/|$)/.test(path)],
  ['English', (path: string) => /^\/en(?:\/|$)/.test(path)],
] as const)
  test(`Pages in ${language} load and hydrate without an error, a violation of the policy or a missing picture`, async ({ tab }) => {
    const found: Record<string, readonly string[]> = {};
    // By day, a sixth of the pages is visited; at night, all pages.
    const ofLanguage = paths.filter(isOf);
    const visited = partOf(ofLanguage, 6);
    for (const path of visited) {
      await tab.open(path);
      const problems = await tab.run(inspect);
      if (problems.length > 0) found[path] = problems;
    }
    expect(visited.length).toBeGreaterThan(3);
    expect(found).toEqual({});
  });

test('Hyphenation leaves at least four letters at each end of a word', async ({ tab }) => {
  await tab.open('/ai-act-officer');
  const limits = () =>
    ['main p', 'main h2'].map((selector) => {
      const style = getComputedStyle(document.querySelector(selector) ?? document.body);
      const value = (property: string) => style.getPropertyValue(property);
      return value('hyphenate-limit-chars') || `${value('-webkit-hyphenate-limit-before')} ${value('-webkit-hyphenate-limit-after')}`;
    });
  for (const limit of await tab.run(limits)) expect(Math.min(...limit.split(' ').map(Number))).toBeGreaterThanOrEqual(4);
});
