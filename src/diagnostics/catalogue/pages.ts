// Problems that the audit finds in finished pages.
import { type CatalogueEntry, error, type Wording } from './define.ts';

/** An entry whose reason begins with the page it speaks of. */
const onPage = <Args>(say: (args: Args) => Wording): CatalogueEntry<Args & { page: string }> =>
  error<Args & { page: string }>((args) => {
    const { reason, cure } = say(args);
    return { reason: `${args.page}: ${reason}`, cure };
  });

interface ScriptWeight {
  readonly bytes: number;
  readonly most: number;
  /** What weighs most, and why it is there. */
  readonly cause: string;
  /** How many other pages have it for the same cause. */
  readonly more: number;
}

const others = (more: number): string => (more === 0 ? '' : ` So do ${more} more pages.`);

/** Bytes as `3.1 kB`. */
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const pages = {
  'page-dead-link': onPage<{ href: string }>(({ href }) => ({
    reason: `It links to ${href}, which does not exist.`,
    cure: 'Correct the link in content or in the template.',
  })),
  'page-dead-anchor': onPage<{ href: string }>(({ href }) => ({
    reason: `It links to ${href}, but nothing there has that id.`,
    cure: 'Correct the link, or give the section that id.',
  })),
  'page-wrong-language': onPage<{ href: string }>(({ href }) => ({
    reason: `The link to ${href} leads to another language without saying so.`,
    cure: 'Link to the counterpart, or mark the link with hreflang.',
  })),
  'page-duplicate-id': onPage<{ id: string }>(({ id }) => ({
    reason: `The id "${id}" exists twice on the page.`,
    cure: 'Give one of the two another id.',
  })),
  'page-heading-order': onPage<{ heading: string; after: string }>(({ heading, after }) => ({
    reason: `The heading ${heading} follows ${after}: a level is left out.`,
    cure: 'Headings go down one level at a time.',
  })),
  'page-main-heading': onPage<{ count: number }>(({ count }) => ({
    reason: `The page has ${count} main headings (h1); it needs exactly one.`,
    cure: 'Give the page one section of type hero.',
  })),
  'page-image-text': onPage<{ source: string }>(({ source }) => ({
    reason: `The image ${source} has no text for those who cannot see it.`,
    cure: 'Give it an alt text, or an empty one if it only decorates.',
  })),
  'page-image-size': onPage<{ source: string }>(({ source }) => ({
    reason: `The image ${source} has no width and height, so the page would jump while it loads.`,
    cure: 'Set both.',
  })),
  'page-alternate': onPage<{ href: string }>(({ href }) => ({
    reason: `The page does not name its counterpart ${href}, or that one does not name it back.`,
    cure: 'This is a mistake of the templates: report it.',
  })),
  'page-noopener': onPage<{ href: string }>(({ href }) => ({
    reason: `The link to ${href} leaves the site without rel="noopener".`,
    cure: 'Render it with the link component.',
  })),
  'page-third-party': onPage<{ url: string }>(({ url }) => ({
    reason: `The page loads ${url} from another site.`,
    cure: 'Put the file into content/assets.',
  })),
  'page-policy': onPage<{ url: string; directive: string }>(({ url, directive }) => ({
    reason: `The security policy forbids what the page does with ${url} (${directive}).`,
    cure: 'Do without it, or allow it in src/emit/headers.ts.',
  })),
  'page-missing-file': onPage<{ url: string }>(({ url }) => ({
    reason: `It loads ${url}, which is not in the output.`,
    cure: 'This is a mistake of the templates or their styles: report it.',
  })),
  'page-inline-code': onPage<{ what: string }>(({ what }) => ({
    reason: `The page holds ${what}, which its security policy forbids.`,
    cure: 'Use a class or a file of its own.',
  })),
  'page-script-early': onPage<ScriptWeight>(({ bytes, most, cause, more }) => ({
    reason: `It loads ${kilobytes(bytes)} of scripts before its visitor does anything, more than ${kilobytes(most)}: ${cause}.${others(more)}`,
    cure: 'Wake the island at the first interaction (when="interaction"), or make the script smaller.',
  })),
  'page-script-weight': onPage<ScriptWeight>(({ bytes, most, cause, more }) => ({
    reason: `Its scripts weigh ${kilobytes(bytes)} together, more than ${kilobytes(most)}: ${cause}.${others(more)}`,
    cure: 'Find out which library an island brings, and do without it.',
  })),
  'page-landmark': onPage<{ name: string; count: number }>(({ name, count }) => ({
    reason: `The page has ${count} elements "${name}" at its top; it needs exactly one.`,
    cure: 'This is a mistake of the templates: report it.',
  })),
  'page-head': onPage<{ what: string }>(({ what }) => ({
    reason: `The head of the page lacks ${what}.`,
    cure: 'This is a mistake of the templates: report it.',
  })),
};
