// Problems of things that name other things.
import { didYouMean, error, oneOf, type Suggestion, warning } from './define.ts';

interface Unknown extends Suggestion {
  readonly name: string;
  readonly known: readonly string[];
}

const unknown = (what: string, where: string) =>
  error<Unknown>((args) => ({
    reason: `There is no ${what} "${args.name}".`,
    cure: didYouMean(args, `${where} has ${oneOf(args.known)}.`),
  }));

export const references = {
  'page-unknown': unknown('page', 'content/pages'),
  'solution-unknown': unknown('solution', 'content/solutions'),
  'edition-unknown': unknown('edition', 'content/editions'),
  'external-unknown': unknown('external address', 'site.yaml'),
  'contact-unknown': unknown('contact', 'site.yaml'),
  'anchor-unknown': unknown('section with the id', 'The page'),
  'price-list-unknown': unknown('price list', 'prices.yaml'),
  'campaign-unknown': unknown('campaign', 'prices.yaml'),
  'category-unknown': unknown('solution category', 'The overview'),
  'icon-unknown': unknown('icon', 'The icon set'),
  'asset-unknown': unknown('file in content/assets:', 'The folder'),
  'fact-unknown': error<Unknown>((args) => ({
    reason: `There is no fact {${args.name}} to fill in.`,
    cure: args.suggestion === undefined ? `Known facts: ${oneOf(args.known, 30)}.` : `Did you mean {${args.suggestion}}?`,
  })),
  'link-target': error<{ count: number }>(({ count }) => ({
    reason: count === 0 ? 'The link names no target.' : `The link names ${count} targets.`,
    cure: 'Name one: page, solution, edition, external, phone, email, anchor or dialog.',
  })),
  'link-language': error<{ target: string; language: string }>(({ target, language }) => ({
    reason: `"${target}" does not exist in ${language}, but this link stands on a page in ${language}.`,
    cure: 'Add "fallback: de" to the link if readers may be led to the German page, or link elsewhere.',
  })),
  'link-fallback': warning<{ target: string }>(({ target }) => ({
    reason: `"fallback: de" is not needed: "${target}" exists in every language of this file.`,
    cure: 'Delete it.',
  })),
  'prose-missing': error<{ name: string }>(({ name }) => ({
    reason: `The file ${name} is missing.`,
    cure: 'Write it, or change "source".',
  })),
  'prose-unused': warning(() => ({
    reason: 'No page shows this text.',
    cure: 'Name it as the "source" of a section of type prose, or delete it.',
  })),
  'asset-unused': warning(() => ({
    reason: 'Nothing uses this file.',
    cure: 'Name it in content, or delete it.',
  })),
  'url-duplicate': error<{ url: string; other: string }>(({ url, other }) => ({
    reason: `The address ${url} is taken by ${other}.`,
    cure: 'Change "path" in one of the two, or rename the file.',
  })),
  'url-reserved': error<{ url: string }>(({ url }) => ({
    reason: `The address ${url} is reserved.`,
    cure: 'Addresses under /en and /assets belong to the build, and hosts give index and 404 a meaning: choose another "path" or name.',
  })),
  'url-unsafe': error<{ url: string }>(({ url }) => ({
    reason: `The address ${url} is not safe to link to.`,
    cure: 'Use a full address that begins with https://.',
  })),
  'parent-loop': error<{ name: string }>(({ name }) => ({
    reason: `"${name}" is above itself: its parents go round in a circle.`,
    cure: 'Name another "parent".',
  })),
  'overview-missing': error(() => ({
    reason: 'No page lists the solutions, so this one could not be found.',
    cure: 'Add a section of type "solutions" to a page.',
  })),
  'meta-duplicate': error<{ field: string; other: string }>(({ field, other }) => ({
    reason: `The ${field} is the same as in ${other}.`,
    cure: 'Write one of its own: search engines show one of the two only.',
  })),
};
