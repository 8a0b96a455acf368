// The answers of `translations --json` and `translations approve --json`.
import * as z from 'zod';
import { type Answer, count, file, language, route, startPosition } from '../output/answer-parts.ts';

const surveyKind = z.enum(['missing', 'facts', 'outdated', 'same', 'unused', 'unapproved']);

export const translationsAnswer = z.strictObject({
  counts: z
    .strictObject({ missing: count, facts: count, outdated: count, same: count, unused: count, unapproved: count })
    .describe('of all kinds, whatever --only has chosen'),
  remarks: z.array(
    z.strictObject({
      kind: surveyKind,
      language: language.describe('the language that it is said of'),
      page: z.string().describe('the page, the settings or the messages it belongs to, as a file from the content folder'),
      routes: z.array(route).describe('the URLs of that page'),
      file,
      range: startPosition,
      field: z.string(),
      key: z.string().describe('how `translations approve` names it'),
      source: z.string().optional().describe('the text in the source language'),
      target: z.string().optional().describe('the text in the other language'),
      onlySource: z.array(z.string()).optional().describe('facts that the source text alone states'),
      onlyTarget: z.array(z.string()).optional().describe('facts that the other text alone states'),
    }),
  ),
});

export const approveAnswer = z.strictObject({
  approved: z.array(z.strictObject({ key: z.string(), language })),
  left: z.array(z.strictObject({ key: z.string(), language })).describe('left out, because facts differ'),
});

export type ApproveAnswer = Answer<typeof approveAnswer>;

export type TranslationsAnswer = Answer<typeof translationsAnswer>;
