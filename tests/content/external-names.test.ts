// The names of addresses of other sites, as content writes them.
import { expect, test } from 'vitest';
import { contentWith, problemsOf, tinyLink } from '../support/fixture-site/content.ts';

const withExternal = (name: string) => {
  const site = String(contentWith().texts.get('site.yaml')).replace(
    'externals:\n',
    `externals:\n  ${name}: { url: "https://elsewhere.test" }\n`,
  );
  return contentWith({ 'site.yaml': site, ...tinyLink(`{ external: ${name} }`) });
};

test.each(['works', 'rfc8555', 'w3-org', 'agents.sales_2'])('%s can be one', async (name) => {
  expect(await problemsOf(withExternal(name))).toEqual([]);
});

test.each(['8555', '-org', 'a..b', 'a b'])('%s cannot', async (name) => {
  expect(await problemsOf(withExternal(name))).not.toEqual([]);
});
