// Problems that the audit finds in finished pages.
import { error } from './define.ts';

export const pages = {
  'page-dead-link': error<{ href: string }>(({ href }) => ({
    reason: `The page links to ${href}, which does not exist.`,
    cure: 'Correct the link in content or in the template.',
  })),
  'page-dead-anchor': error<{ href: string }>(({ href }) => ({
    reason: `The page links to ${href}, but nothing there has that id.`,
    cure: 'Correct the link, or give the section that id.',
  })),
  'page-wrong-language': error<{ href: string }>(({ href }) => ({
    reason: `The link to ${href} leads to another language without saying so.`,
    cure: 'Link to the counterpart, or mark the link with hreflang.',
  })),
  'page-duplicate-id': error<{ id: string }>(({ id }) => ({
    reason: `The id "${id}" exists twice on the page.`,
    cure: 'Give one of the two another id.',
  })),
  'page-heading-order': error<{ heading: string; after: string }>(({ heading, after }) => ({
    reason: `The heading ${heading} follows ${after}: a level is left out.`,
    cure: 'Headings go down one level at a time.',
  })),
  'page-main-heading': error<{ count: number }>(({ count }) => ({
    reason: `The page has ${count} main headings (h1); it needs exactly one.`,
    cure: 'Give the page one section of type hero.',
  })),
  'page-image-text': error<{ source: string }>(({ source }) => ({
    reason: `The image ${source} has no text for those who cannot see it.`,
    cure: 'Give it an alt text, or an empty one if it only decorates.',
  })),
  'page-image-size': error<{ source: string }>(({ source }) => ({
    reason: `The image ${source} has no width and height, so the page would jump while it loads.`,
    cure: 'Set both.',
  })),
  'page-alternate': error<{ href: string }>(({ href }) => ({
    reason: `The page does not name its counterpart ${href}, or that one does not name it back.`,
    cure: 'This is a mistake of the templates: report it.',
  })),
  'page-noopener': error<{ href: string }>(({ href }) => ({
    reason: `The link to ${href} leaves the site without rel="noopener".`,
    cure: 'Render it with the link component.',
  })),
  'page-third-party': error<{ url: string }>(({ url }) => ({
    reason: `The page loads ${url} from another site.`,
    cure: 'Put the file into content/assets.',
  })),
  'page-inline-code': error<{ what: string }>(({ what }) => ({
    reason: `The page holds ${what}, which its security policy forbids.`,
    cure: 'Use a class or a file of its own.',
  })),
  'page-landmark': error<{ name: string; count: number }>(({ name, count }) => ({
    reason: `The page has ${count} elements "${name}" at its top; it needs exactly one.`,
    cure: 'This is a mistake of the templates: report it.',
  })),
  'page-head': error<{ what: string }>(({ what }) => ({
    reason: `The head of the page lacks ${what}.`,
    cure: 'This is a mistake of the templates: report it.',
  })),
};
