// Mistakes of editors, as a table: the mistaken and the intended text, all reported diagnostics, their hints in both
// languages, and the lines after the fix, if there is one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { numberReadings } from '../../src/content/slips/kinds/numbers.ts';
import { recover } from '../../src/content/slips/recover.ts';
import { formatMessage } from '../../src/diagnostics/catalogue/index.ts';
import { figureUnits } from '../../src/model/languages/figure.ts';
import { contentWith, diagnose, edited, placesOf, root, tinyLink } from '../support/fixture-site/content.ts';
import { definition } from '../support/fixture-site/theme.tsx';

interface Mistake {
  readonly mistake: string;
  readonly file: string;
  readonly find: string;
  readonly written: string;
  readonly expected: readonly { readonly at: string; readonly en: string; readonly de: string; readonly fix: string | null }[];
}

// The cast is safe, because the file is part of the repository.
const mistakes = JSON.parse(readFileSync(`${root}/tests/slips/editors.json`, 'utf8')) as readonly Mistake[];
const usualPlaces = new Set(placesOf(await diagnose(contentWith())));

test.each(mistakes)('The mistake of an editor is reported with its hint: $mistake', async ({ file, find, written, expected }) => {
  const found = (await diagnose(contentWith(edited(file, find, written)))).filter((each) => !usualPlaces.has(placesOf([each])[0] ?? ''));
  const reported = found.map((each) => ({
    at: placesOf([each])[0],
    en: formatMessage(each.code, each.args, 'en').hint,
    de: formatMessage(each.code, each.args, 'de').hint,
    fix: each.fix?.result ?? null,
  }));
  expect(reported).toEqual(expected);
});

test.each([
  ['99,9', ['99.9']],
  ['50%', ['50']],
  ['19 %', ['19']],
  ['180+', ['180']],
  ['-3,5', ['-3.5']],
  ['1.180', ['1180', '1.180']],
  ['1,180', ['1180', '1.180']],
  ['1.180.000', ['1180000']],
  ['1.180,5', ['1180.5']],
  ["1'180'000", ['1180000']],
  ['0,125', ['0.125']],
  ['99,0', ['99']],
  ['100 €', ['100']],
  ['12.34.56', []],
  ['many', []],
])('The number %s can be read as %j', (written, readings) => {
  expect(numberReadings(written)).toEqual(readings);
});

const { locales, calendar } = definition;
const figures = z.strictObject({ figure: z.strictObject({ number: z.number(), unit: z.enum(figureUnits) }) });

test.each([
  ['{ number: 99,9, unit: percent }', 'number-notation', ['99.9']],
  ['{ number: 1,180, unit: percent }', 'number-notation', []],
  ['{ number: 99, unit: % }', 'value-not-allowed', ['percent']],
  ['{ number: 99, unit: Prozent }', 'value-not-allowed', ['percent']],
  ['{ number: 24, unit: Stunden }', 'value-not-allowed', ['hour']],
])('The mistyped figure %s is reported with its fix', (written, code, fix) => {
  const { findings = [] } = recover(`figure: ${written}\n`, { file: 'a.yaml', schema: figures, locales, calendar, singulars: [] }) ?? {};
  expect(findings.map((finding) => [finding.code, finding.edits?.map((edit) => edit.with)])).toEqual([[code, fix]]);
});

/** Returns the fix of a bare link on the tiny page, in a site with these collections. */
async function fixOfLink(link: string, collections = definition.collections): Promise<string | undefined> {
  const found = await diagnose(contentWith(tinyLink(link)), { definition: { ...definition, collections } });
  return found.find(({ code }) => code === 'link-notation')?.fix?.result;
}

test.each(['about', 'page', 'p', 'age'])('The fix of the bare link %s names the page', async (name) => {
  expect(await fixOfLink(name)).toContain(`link: { page: ${name} } }`);
});

test.each(['a', 'anchor', 'or'])('The fix of the bare link #%s names the anchor', async (name) => {
  expect(await fixOfLink(`"#${name}"`)).toContain(`link: { anchor: ${name} } }`);
});

test.each([
  ['www.example.com/a', 'https://www.example.com/a'],
  ['"https://example.com/a"', 'https://example.com/a'],
  ['"https://example.com/a,b"', '"https://example.com/a,b"'],
])('The fix of the bare link %s has the URL in place', async (written, url) => {
  expect(await fixOfLink(written)).toContain(`link: { url: ${url} } }`);
});

test('The fix of a bare link names the only collection of the site, and is left to the author if there are several and none of pages', async () => {
  const { pages, stations } = definition.collections;
  if (pages === undefined || stations === undefined) throw new Error('The fixture has no pages or no stations');
  const leaves = { ...pages, singular: 'leaf' };
  expect(await fixOfLink('about', { pages: leaves })).toContain('link: { leaf: about } }');
  expect(await fixOfLink('about', { pages: leaves, stations })).toBeUndefined();
  expect(await fixOfLink('about', { stations, pages })).toContain('link: { page: about } }');
});
