// For a German user, the questions, refusals and files of `new` contain no English.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import { meta } from '../../../src/model/entries/meta.ts';
import { languages, text } from '../../../src/model/languages/text.ts';
import { makeEntry } from '../../../src/tools/new/entry.ts';
import { complete } from '../../../src/tools/new/flags/answers.ts';
import { fieldRule } from '../../../src/tools/new/flags/field-rule.ts';
import { flagsOf, kindsOf } from '../../../src/tools/new/kinds.ts';
import { nextSteps } from '../../../src/tools/new/next-steps.ts';
import { sectionTypes } from '../../../src/tools/new/section-types.ts';
import { indexOf } from '../../support/real-site/refactored.ts';

const messages = toolMessages('de');
const known = await indexOf();
const [german, english] = [messages, toolMessages('en')].map((each) => kindsOf(known.model, each));

test('The questions and explanations of new are in German', () => {
  expect(german?.length).toBeGreaterThan(3);
  german?.forEach((kind, at) => {
    const other = english?.[at];
    expect(kind.description).not.toBe(other?.description);
    const others = other === undefined ? [] : flagsOf(other, known.locales);
    flagsOf(kind, known.locales).forEach(({ name, meaning, question }, index) => {
      expect([name, meaning]).not.toEqual([name, others[index]?.meaning]);
      if (question !== undefined) expect([name, question]).not.toEqual([name, others[index]?.question]);
    });
  });
});

const kind = german?.find(({ name }) => name === 'page') ?? german?.[0];

test.each([
  ['id', 'Über uns', /Ein Name besteht aus Kleinbuchstaben/],
  ['id', 'about', /„about“ gibt es schon: pages\/about\.yaml/],
  ['languages', 'de,fr', /„fr“ gibt es nicht\. Möglich: „de“ oder „en“\./],
  ['sections', 'heros', /„heros“ gibt es nicht\. Meinten Sie „hero“\?/],
  ['path', 'weg', /Eine Adresse beginnt mit einem Schrägstrich/],
])('The refusal of new for --%s is in German', (flag, value, why) => {
  if (kind === undefined) throw new Error('There is no kind.');
  const { complaints } = complete({ kind, answers: { [flag]: value }, known, messages });
  expect(complaints.find((each) => each.flag === flag)?.why).toMatch(why);
});

test('The refusal of new for a number quotes the German description of the field', () => {
  const schema = z.int().min(5).meta({ description: 'The area of this side of the roof, in square metres.' });
  const { complaint } = fieldRule({ place: 'area', schema });
  if (kind === undefined) throw new Error('There is no kind.');
  expect(complaint?.('4', { kind, answers: {}, known, messages })).toMatch(/Die Fläche dieser Dachseite, in Quadratmetern\.$/);
});

test('The next steps of new are in German', () => {
  const answers = { id: 'neu', languages: 'de,en', 'name-de': 'Neu', 'name-en': 'New', category: 'c-level', sector: 'construction' };
  const steps = (german ?? []).flatMap((each) => nextSteps({ kind: each, answers, known, messages }));
  expect(steps).not.toEqual([]);
  for (const step of steps) expect(step).toMatch(/führ|fügen/);
});

test('The comments in files of new are in German', async () => {
  const answers = { id: 'neu', languages: 'de,en', 'name-de': 'Neu', 'name-en': 'New', icon: 'store', prices: 'lead-industry' };
  const more = { category: 'c-level', sector: 'construction', customers: '30', order: '9' };
  const commentsIn = (text: string): readonly string[] => text.split('\n').filter((line) => /^ *# \p{Lu}/u.test(line));
  for (const [at, germanKind] of (german ?? []).entries()) {
    const other = english?.[at];
    if (germanKind.folder === undefined || other === undefined) continue;
    const sections = sectionTypes(germanKind.folder, known.model).join(',');
    const request = { answers: { ...answers, ...more, sections }, known };
    const [inGerman = '', inEnglish = ''] = [
      makeEntry({ ...request, kind: germanKind, messages })[0]?.text,
      makeEntry({ ...request, kind: other, messages: toolMessages('en') })[0]?.text,
    ];
    const before = new Set(commentsIn(inEnglish));
    expect(before.size).toBeGreaterThan(20);
    expect(commentsIn(inGerman).filter((line) => before.has(line))).toEqual([]);
  }
});

test('The comment of new above a text without a description of its own is in German', () => {
  const { pages } = known.model.collections;
  if (kind === undefined || pages === undefined) throw new Error('There are no pages.');
  const collections = { ...known.model.collections, pages: { ...pages, schema: z.strictObject({ languages, meta, note: text }) } };
  const request = { kind, answers: { id: 'neu', languages: 'de,en' }, known: { ...known, model: { ...known.model, collections } } };
  const commentAbove = (language: string): string =>
    /^# (.*)\nnote:/m.exec(makeEntry({ ...request, messages: toolMessages(language) })[0]?.text ?? '')?.[1] ?? '';
  expect(commentAbove('de')).toMatch(/^Ein Text in jeder Sprache\./);
  expect(commentAbove('en')).toMatch(/^A text in each language: de: German, en: English\./);
});
