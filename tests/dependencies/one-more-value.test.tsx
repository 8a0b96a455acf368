// Adds a value to a template: explain and watch notice it without any other edit.
import { expect, test } from 'vitest';
import { type PageView, typedView } from '../../src/site/index.ts';
import type { Staleness } from '../../src/store/store.ts';
import { recorder } from '../../src/tools/explain/record-page.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import { own } from '../sites/radio/templates/own.ts';
import { contentWith, edited, inputOf, prepared } from '../support/fixture-site/content.ts';

const Plain = ({ view }: { readonly view: PageView }) => (
  <main>
    <h1>{view.site.name}</h1>
  </main>
);

const SmallPrint = ({ view }: { readonly view: PageView }) => <small>{typedView(view, own).settings.company.vatId}</small>;

const WithMore = ({ view }: { readonly view: PageView }) => (
  <main>
    <h1>{view.site.name}</h1>
    {view.locale === 'en' && <SmallPrint view={view} />}
  </main>
);

const inputWith = (Body: typeof Plain, tree = contentWith()) => {
  const input = inputOf(tree);
  return { ...input, definition: { ...input.definition, Body } };
};

const vatId = edited('site.yaml', 'vatId: DE111111111', 'vatId: DE222222222');

test.each([
  ['does not show the value', Plain, []],
  ['shows the value on English pages', WithMore, ['SmallPrint']],
])('If the page template %s, explain names only the templates that read the value', async (_, Body, templates) => {
  const input = inputWith(Body);
  const ready = await prepared(input);
  const record = recorder({ ...ready, at: input.at });
  const pages = ready.routes.routes.filter(({ kind }) => kind !== 'notFound').map(record);
  expect(pages).not.toEqual([]);
  for (const { route, uses } of pages) {
    const use = uses.find(({ place }) => place.file === 'site.yaml' && place.path.join('.') === 'company.vatId');
    // The structured data in the head of the home page also reads the value.
    const named = (use?.reasons ?? []).flatMap((reason) =>
      'template' in reason && reason.template !== 'the head of the page' ? [reason.template] : [],
    );
    expect(named).toEqual(route.locale === 'en' ? templates : []);
  }
});

test.each([
  ['does not show the value', Plain, []],
  ['shows the value on English pages', WithMore, ['en']],
])('If the page template %s, an edit of the value makes watch rebuild only the pages that show it', async (_, Body, locales) => {
  // Both builds use one definition, because another definition would count as another version of the templates.
  const { definition, bundle } = inputWith(Body);
  const builder = createIncrementalBuilder();
  const stale = new Map<string, Staleness | undefined>();
  const built = async (tree = contentWith()) => {
    const { live } = await builder.update({
      ...inputWith(Body, tree),
      definition,
      bundle,
      log: ({ path }, why) => void stale.set(path, why),
    });
    if (live === undefined) throw new Error('The small site has errors.');
    const routes = live.routes.filter(({ path }) => path.endsWith('/about'));
    for (const route of routes) live.html(route);
    for (const _step of live.audit());
    return routes.map(({ path, locale }) => ({ locale, why: stale.get(path) }));
  };
  await built();
  const again = await built(contentWith(vatId));
  expect(again.filter(({ why }) => why !== undefined).map(({ locale }) => locale)).toEqual(locales);
  for (const { why } of again.filter(({ why: each }) => each !== undefined))
    expect(why).toMatchObject({ change: { path: ['site', 'settings', 'company', 'vatId'] } });
});
