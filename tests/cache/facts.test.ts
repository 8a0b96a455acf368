// A page that names only the email address or the phone number of a contact is rendered again if that value changes.
import { expect, test } from 'vitest';
import { contentWith, duringSummer, edited } from '../support/fixture-site/content.ts';
import { buildFrom, emptyState } from './build-from.ts';

const request = { at: duringSummer, overrides: new Map<string, string>() };

test.each([
  ['email', 'press@inselfunk.test', 'presse@inselfunk.test'],
  ['phone', '+49 40 66969 400', '+49 40 66969 401'],
])('A page with {%s.press} is rendered again if the fact changes', async (kind, before, after) => {
  const text = edited('pages/about.yaml', 'From {city}.', `From {${kind}.press}.`);
  const contentOf = (value: string) =>
    contentWith({ ...edited('site.yaml', 'externals:', `  press: { ${kind}: "${value}" }\nexternals:`), ...text });
  const first = await buildFrom(emptyState, contentOf(before), request);
  const second = await buildFrom(first.next, contentOf(after), request);
  expect(String(first.output.get('en/about.html')?.bytes)).toContain(before);
  expect(String(second.output.get('en/about.html')?.bytes)).toContain(after);
  expect(second.rendered).toBeLessThan(first.rendered);
});
