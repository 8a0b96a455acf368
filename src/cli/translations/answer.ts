// The answers of `translations --json` and `translations approve --json`.
import * as z from 'zod';
import { type Answer, count, file, language, route, startPosition } from '../../tools/answer-parts.ts';

const surveyKind = z.enum(['missing', 'facts', 'outdated', 'same', 'unused', 'unapproved']);

export const translationsAnswer = z.strictObject({
  counts: z
    .strictObject({ missing: count, facts: count, outdated: count, same: count, unused: count, unapproved: count })
    .describe('the counts of all kinds, even with --only'),
  remarks: z.array(
    z.strictObject({
      kind: surveyKind,
      language: language.describe('the language to which the remark applies'),
      page: z.string().describe('the file of the page, settings or messages that it belongs to, relative to the content folder'),
      routes: z.array(route).describe('the URLs of that page'),
      file,
      range: startPosition,
      field: z.string(),
      key: z.string().describe('the name for `translations approve`'),
      source: z.string().optional().describe('the text in the source language'),
      target: z.string().optional().describe('the text in the other language'),
      onlySource: z.array(z.string()).optional().describe('facts that only the source text states'),
      onlyTarget: z.array(z.string()).optional().describe('facts that only the other text states'),
    }),
  ),
});

export const approveAnswer = z.strictObject({
  approved: z.array(z.strictObject({ key: z.string(), language })),
  left: z.array(z.strictObject({ key: z.string(), language })).describe('left out, because facts differ'),
});

export type ApproveAnswer = Answer<typeof approveAnswer>;

export type TranslationsAnswer = Answer<typeof translationsAnswer>;

/** An issue of a text, as a table and `--json` list it. */
export type TranslationRow = TranslationsAnswer['remarks'][number];
