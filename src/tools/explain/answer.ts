// The answer of `explain --json`. Other files import only types from here, so that they do not load zod.
import * as z from 'zod';
import { type Answer, count, file, language, route, spot, weight } from '../answer-parts.ts';
import type { SubjectKind } from './subjects.ts';

const origins = {
  named: z.array(spot).describe('places in content that refer to it'),
  templates: z.array(z.string()).describe('templates that use it directly, without a reference in content'),
};

const explainedPage = z.strictObject({
  kind: z.literal('page'),
  route,
  address: z.string().describe('the whole URL'),
  language,
  alternates: z.array(route).describe('the same page in other languages'),
  type: z.string().describe('the kind of the route, as in `archipel routes`'),
  output: z.string().describe('the file in the output'),
  files: z.array(z.strictObject({ file, bytes: count, shown: z.enum(['whole', 'part']) })),
  sections: z.array(z.strictObject({ type: z.string(), at: spot })),
  texts: count.describe('how many texts of content it reads'),
  values: z.array(z.strictObject({ name: z.string(), value: z.string(), defined: spot, ...origins })),
  uiMessages: z.array(z.strictObject({ name: z.string(), templates: z.array(z.string()) })),
  icons: z.array(z.string()),
  islands: z.array(z.strictObject({ name: z.string(), when: z.string(), brotli: count })),
  pictures: z.array(
    z.strictObject({
      asset: z.string(),
      files: count,
      least: count.describe('bytes of the smallest of its files'),
      most: count.describe('bytes of the largest of its files'),
      ...origins,
    }),
  ),
  linksTo: z.array(route),
  linkedFrom: z.array(route),
  bytes: z.strictObject({
    html: weight,
    css: weight,
    scripts: z
      .strictObject({
        initial: count.describe('scripts that load before the visitor does anything'),
        total: count.describe('all scripts that may load'),
      })
      .describe('bytes after brotli'),
    fonts: count,
  }),
  preview: z.string().optional().describe('the link-preview image'),
});

const explainedSubject = z.strictObject({
  kind: z.string().describe('fact, price list, campaign, words, contact, external address, setting, asset, icon, island or file'),
  name: z.string(),
  defined: z.array(spot),
  values: z.array(z.strictObject({ name: z.string(), in: z.record(language, z.string()) })).describe('its values, each in all languages'),
  makes: z.array(route).describe('the pages that are made from a file'),
  everywhere: z.boolean().describe('true if every page uses it'),
  usedBy: z.array(z.strictObject({ route, when: z.array(z.string()).optional().describe('when an island hydrates'), ...origins })),
  linkedFrom: z.array(z.strictObject({ route, ...origins })).describe('pages that link to it and show nothing else of it'),
});

const explainedTexts = z.strictObject({
  kind: z.literal('texts'),
  query: z.string(),
  found: z.array(
    z.strictObject({
      text: z.string().describe('with facts filled in'),
      language,
      at: spot,
      shownOn: z.array(route),
    }),
  ),
});

export const explainAnswer = z.union([explainedPage, explainedTexts, explainedSubject]);

/** A position that an editor can open. */
export type EditorPosition = Answer<typeof spot>;

export type PageWeight = Answer<typeof weight>;

export type PageAnswer = Answer<typeof explainedPage>;

/** A value of site.yaml or prices.yaml on a page. */
export type ValueOnPage = PageAnswer['values'][number];

/** Places in content that refer to an item, and templates that use it directly. */
export type Origins = Pick<ValueOnPage, keyof typeof origins>;

export type UseAnswer = Answer<typeof explainedSubject> & { readonly kind: Exclude<SubjectKind, 'page'> };

/** Texts that match the query, the closest match first. */
export type TextAnswer = Answer<typeof explainedTexts>;

export type Explanation = PageAnswer | UseAnswer | TextAnswer;
