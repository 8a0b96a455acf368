// The engine names nothing of its first site. What it still does is listed here, and this list only gets shorter.
import { expect, test } from 'vitest';
import { sourcesIn } from './support/sources.ts';

const engine = sourcesIn('src');

const scaffold = ['cli/new', 'scaffold/entry', 'scaffold/given-values', 'scaffold/kinds', 'scaffold/next-steps', 'scaffold/rules'];
const settings = ['explain/origins', 'explain/places', 'model/facts', 'model/site', 'render/site-view'];

test.each([
  ['edition', /\b[Ee]ditions?\b/, [...scaffold, 'model/frame-words', 'model/sections/cards', 'model/site']],
  [
    'solution',
    /\b[Ss]olutions?\b/,
    [...scaffold, 'model/frame-words', 'model/sections/index', 'model/sections/solutions', 'model/site', 'model/path'],
  ],
  ['sector', /\b[Ss]ectors?\b/, [...scaffold, 'model/sections/cards', 'model/sector']],
  ['category', /\bcategor(?:y|ies)\b/, [...scaffold, 'model/sections/solutions']],
  ['leadPackage', /\bleadPackage\b/, settings],
  ['package part', /\b[Pp]ackageParts?\b/, []],
  ['accent of an edition', /\baccents\b/, []],
  ['address of an edition', /ai-lead-masters/, ['scaffold/kinds']],
  ['Berlin', /Berlin/, ['model/calendar', 'model/site', 'schedule/schedule']],
])('names the %s in no other file than before', (_word, pattern, known) => {
  const users = engine.filter(({ code }) => pattern.test(code)).map(({ file }) => file.replace(/^src\/|\.tsx?$/g, ''));
  expect(users.filter((file) => !known.includes(file))).toEqual([]);
});
