// Problems that the audit finds in finished pages.
import { withLimit } from '../../../model/quantities.ts';
import type { InlineCode, ScriptCause } from '../arguments.ts';
import { type CatalogueEntry, error, type Message } from '../define.ts';
import { fileNameIn } from '../names.ts';
import { causesIn, inlineCodeIn } from './words.ts';

/** Defines an entry of the catalogue whose message begins with the page. */
const onPage = <Args>(say: (args: Args) => Message): CatalogueEntry<Args & OnPage> =>
  error<Args & OnPage>((args) => {
    const { message, hint } = say(args);
    return { message: `${args.page}${andMore(args.pages)}: ${message}`, hint };
  });

interface OnPage {
  readonly page: string;
  /** The number of pages with the problem, if it is reported at a template. */
  readonly pages?: number;
}

function andMore(pages = 1): string {
  if (pages < 2) return '';
  return pages === 2 ? ' and one more page' : ` and ${pages - 1} more pages`;
}

interface ScriptWeight {
  readonly bytes: number;
  readonly most: number;
  /** The largest files. */
  readonly causes: readonly ScriptCause[];
  /** The number of other pages with the same problem and cause. */
  readonly more: number;
}

const others = (more: number): string => {
  if (more === 0) return '';
  return more === 1 ? ' The same is true of one more page.' : ` The same is true of ${more} more pages.`;
};

const inHead = { language: 'the language', title: 'a title', description: 'a description', canonical: 'the canonical URL' };

export const pages = {
  'page-dead-link': onPage<{ href: string; near?: string | undefined; pages?: number }>(({ href, near, pages }) => ({
    message: href === '' ? 'A link has no address.' : `A link leads to ${href}, which does not exist.`,
    hint:
      near !== undefined
        ? `Did you mean ${near}?`
        : fileNameIn(href) !== undefined
          ? 'Put the file into content/public, or correct the link in content or in the template.'
          : pages === undefined
            ? 'Correct the link in content or in the template.'
            : 'Correct the link, or let content name the page: link: { page: about }.',
  })),
  'page-dead-anchor': onPage<{ href: string }>(({ href }) => ({
    message: `A link leads to ${href}, but no element there has that id.`,
    hint: 'Correct the link, or give the element that id.',
  })),
  'page-wrong-language': onPage<{ href: string }>(({ href }) => ({
    message: `The link to ${href} leads to another language without saying so.`,
    hint: 'Link to the translation, or mark the link with hreflang.',
  })),
  'page-duplicate-id': onPage<{ id: string }>(({ id }) => ({
    message: `The id "${id}" exists twice on the page.`,
    hint: 'Give one of the two another id.',
  })),
  'page-heading-order': onPage<{ level: number; above: number }>(({ level, above }) => ({
    message: `The heading h${level} follows ${above === 0 ? 'no other heading' : `h${above}`}: a level is missing.`,
    hint: 'Let headings go down one level at a time.',
  })),
  'page-main-heading': onPage<{ count: number }>(({ count }) => ({
    message: `The page has ${count} main headings (h1); it needs exactly one.`,
    hint:
      count === 0
        ? 'Give the page one h1, in the layout of its collection or in a section. If all pages lack it, check that Body renders its children.'
        : 'Leave one h1 on the page, and make the others h2.',
  })),
  'page-image-text': onPage<{ source: string }>(({ source }) => ({
    message: `The image ${source} has no text for people who cannot see it.`,
    hint: 'Describe it in alt, or leave alt empty if it only decorates.',
  })),
  'page-image-size': onPage<{ source: string }>(({ source }) => ({
    message: `The image ${source} has no width and height, so the page would jump while it loads.`,
    hint: 'Set width and height.',
  })),
  'page-alternate': onPage<{ href: string }>(({ href }) => ({
    message: `The page and its translation ${href} do not name each other.`,
    hint: 'archipel writes the head of a page: report this as a bug.',
  })),
  'page-noopener': onPage<{ href: string }>(({ href }) => ({
    message: `The link to ${href} leaves the site without rel="noopener".`,
    hint: 'Render it with the link component.',
  })),
  'page-third-party': onPage<{ url: string }>(({ url }) => ({
    message: `The page loads ${url} from another site.`,
    hint: 'Put the file into content/assets, or add its origin to "policy" in archipel.config.ts; if visitors should decide, use an embed.',
  })),
  'page-policy': onPage<{ url: string; directive: string }>(({ url, directive }) => ({
    message: `The security policy does not allow the page to use ${url} (${directive}).`,
    hint: 'Remove it, or add its origin to "policy" in archipel.config.ts.',
  })),
  'page-missing-file': onPage<{ url: string }>(({ url }) => ({
    message: `The page loads ${url}, which is not in the output.`,
    hint: 'Correct the template or the stylesheet: it can use files that it imports, and those in content/assets.',
  })),
  'page-inline-code': onPage<{ code: InlineCode }>(({ code }) => ({
    message: `The page has ${inlineCodeIn(code)}, which its security policy forbids.`,
    hint: 'Use a class or a separate file. For style values from content, use styleVars; for a script that runs before the first paint, use earlyScript.',
  })),
  'page-script-early': onPage<ScriptWeight>(({ bytes, most, causes, more }) => {
    const [weight, limit] = withLimit(bytes, most);
    return {
      message: `The page loads ${weight} of scripts before its visitor does anything, more than ${limit}: ${causesIn(causes)}.${others(more)}`,
      hint: 'Hydrate the island at the first interaction (hydrate="interaction"), set early: true in its defineIsland, or raise "beforeInteraction" under "budgets" in archipel.config.ts.',
    };
  }),
  'page-script-weight': onPage<ScriptWeight>(({ bytes, most, causes, more }) => {
    const [weight, limit] = withLimit(bytes, most);
    return {
      message: `The scripts of the page weigh ${weight} in total, more than ${limit}: ${causesIn(causes)}.${others(more)}`,
      hint: 'Replace the library that makes an island so large, or raise "whole" under "budgets" in archipel.config.ts.',
    };
  }),
  'page-landmark': onPage<{ name: string; count: number }>(({ name, count }) => ({
    message: `The body of the page has ${count} ${name} elements at its top level; it needs exactly one.`,
    hint: 'Correct the layout: the body of a page needs one header, one main and one footer that are in no other element.',
  })),
  'page-head': onPage<{ missing: 'language' | 'title' | 'description' | 'canonical'; due?: string | undefined }>(({ missing, due }) => ({
    message: `The head of the page lacks ${inHead[missing]}${due === undefined ? '' : ` ${due}`}.`,
    hint: 'archipel writes the head of a page: report this as a bug.',
  })),
};
