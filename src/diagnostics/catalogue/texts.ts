// Problems of translations, prose and words.
import { didYouMean, error, oneOf, type Suggestion } from './define.ts';

export const texts = {
  'message-missing': error<{ key: string; language: string }>(({ key, language }) => ({
    reason: `The translation "${key}" is missing in ${language}.`,
    cure: `Add "${key}" to this file.`,
  })),
  'message-unused': error<{ key: string; known: readonly string[] } & Suggestion>((args) => ({
    reason: `Nothing uses the translation "${args.key}".`,
    cure: didYouMean(args, 'Delete it.'),
  })),
  'message-variables': error<{ key: string; here: string; there: string }>(({ key, here, there }) => ({
    reason: `"${key}" fills in ${here || 'nothing'}; the other language fills in ${there || 'nothing'}.`,
    cure: 'Use the same names in double braces in both languages.',
  })),
  'mdx-syntax': error<{ what: string }>(({ what }) => ({
    reason: `The text cannot be read as MDX: ${what}`,
    cure: 'Close every tag, and write &lt; for a plain less-than sign and \\{ for a plain brace.',
  })),
  'mdx-code': error<{ what: string }>(({ what }) => ({
    reason: `${what} is code, and content holds no code.`,
    cure: 'Use plain Markdown and the allowed components.',
  })),
  'mdx-component': error<{ name: string; allowed: readonly string[] } & Suggestion>((args) => ({
    reason: `There is no component <${args.name}> for texts.`,
    cure: didYouMean(args, `Use ${oneOf(args.allowed)}, or plain Markdown.`),
  })),
  'mdx-attribute': error<{ component: string; what: string }>(({ component, what }) => ({
    reason: `<${component}> ${what}.`,
    cure: 'Write attributes as name="text".',
  })),
  'mdx-picture': error<{ what: string }>(({ what }) => ({
    reason: `<Picture> ${what}.`,
    cure: 'Write it on a line of its own: <Picture asset="FILE" alt="what it shows" caption="a line under it" />.',
  })),
  'mdx-heading': error<{ depth: number }>(({ depth }) => ({
    reason: `A heading of level ${depth} does not fit here: the page has its main heading already, and levels follow one another.`,
    cure: 'Begin with ## and go down one level at a time.',
  })),
  'placeholder-left': error<{ word: string }>(({ word }) => ({
    reason: `"${word}" is a placeholder, not a text for visitors.`,
    cure: 'Write the text.',
  })),
  'campaign-impossible': error<{ starts: string; ends: string }>(({ starts, ends }) => ({
    reason: `The campaign ends (${ends}) before it starts (${starts}).`,
    cure: 'Swap or correct the two.',
  })),
  'campaign-overlap': error<{ one: string; other: string }>(({ one, other }) => ({
    reason: `The campaigns "${one}" and "${other}" overlap, so the price would be ambiguous.`,
    cure: 'End one before the other starts.',
  })),
  'price-parts': error<{ campaign: string }>(({ campaign }) => ({
    reason: `The offer of "${campaign}" and the regular price name different amounts.`,
    cure: 'Name the same amounts (once, or setup, monthly and perMinute) in both.',
  })),
  'example-value': error<{ what: string }>(({ what }) => ({
    reason: `${what} is an example, not a real value.`,
    cure: 'Replace it and delete "example: true".',
  })),
  'service-unconfigured': error<{ key: string; variable: string | undefined }>(({ key, variable }) => ({
    reason: `"${key}" is not set, and forms cannot be sent without it.`,
    cure: variable === undefined ? `Set it in site.yaml.` : `Set it in site.yaml or by the environment variable ${variable}.`,
  })),
  'service-key': error<{ key: string }>(({ key }) => ({
    reason: `"${key}" stands in content, but with "via: relay" it is a secret of the server.`,
    cure: 'Delete it, ask the provider for a new one, and give that to the relay.',
  })),
};
