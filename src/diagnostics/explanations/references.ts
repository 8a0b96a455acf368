// Causes and cures of the codes on docs/diagnostics/references.md.
import type { Explanations } from './code-explanation.ts';

const nearest = 'Write the name that the message proposes, or one of those that it lists.';

export const referenceExplanations = {
  'entry-unknown': {
    cause: 'A link, a parent or a list names an entry that does not exist: it is misspelled, or its file was renamed or deleted.',
    cure: `${nearest} An entry has the name of its file, without the extension.`,
  },
  'anchor-unknown': {
    cause: 'A link leads to a place within a page, and neither a section nor a heading there has that id.',
    cure: `${nearest} You can also give the section that \`id\`.`,
  },
  'anchor-language': {
    cause:
      'The heading to which a link leads has this id in one language of the page only. Ids of headings come from their words unless you set them.',
    cure: 'Give the heading the same id in each language, at its end: `## Prices {#prices}`.',
  },
  'asset-unknown': {
    cause: 'Content names a file that is not in `content/assets`.',
    cure: `${nearest} Or add the file.`,
  },
  'campaign-unknown': {
    cause: 'A section, an offer or a text names a campaign that `content/prices.yaml` does not define.',
    cure: nearest,
  },
  'contact-unknown': {
    cause: 'A link or a text names a contact that `content/site.yaml` does not define.',
    cure: `${nearest} Or define the contact.`,
  },
  'external-unknown': {
    cause: 'A link names a URL of another site that is not under `externals` in `content/site.yaml`.',
    cure: `${nearest} Or add the URL there.`,
  },
  'fact-unknown': {
    cause: 'A text names a fact in braces that does not exist, so there is nothing to fill in.',
    cure: `${nearest} If visitors are to read a brace, use another character.`,
  },
  'icon-unknown': {
    cause: 'The icon set of the site has no icon of this name.',
    cure: nearest,
  },
  'name-unknown': {
    cause: 'A key names an item of a list of the site, for example a tag, that the list does not have.',
    cure: `${nearest} Or add the item to its list.`,
  },
  'price-list-unknown': {
    cause: 'A section or a page names a price list that `content/prices.yaml` does not define.',
    cure: nearest,
  },
  'public-file-unknown': {
    cause: 'A link names a file that is not in `content/public`.',
    cure: `${nearest} A file in a folder has the name of the folder before it: \`terms/2026.pdf\`. Or add the file.`,
  },
  'fact-notation': {
    cause: 'A fact is written with spaces, double braces or brackets. It would not be filled in, and visitors would read its name.',
    cure: 'Write one pair of braces without spaces: `{city}`.',
  },
  'variable-open': {
    cause: 'A brace begins a fact and is never closed. Visitors would read the brace and the name.',
    cure: 'Close it: `{city}`.',
  },
  'link-address': {
    cause: 'A link in prose leads to a path of this site where no page is, or to a file that is no entry.',
    cure: 'Write the path as the address bar shows it, such as `/about`, or the file of an entry, such as `./about.yaml`. With the file, the link survives a new URL.',
  },
  'link-dated': {
    cause:
      'The page to which a link leads is only there from or until a certain day, and the link is there on other days, too. It would lead nowhere then.',
    cure: 'Give the section or the entry with the link the same `validFrom` and `validUntil`, or link to another page.',
  },
  'link-draft': {
    cause: 'A finished page links to a draft, and a build leaves drafts out. Where drafts are built, this is only a warning.',
    cure: 'Finish the draft and remove `draft: true`, mark the place that links there as a draft as well, or link elsewhere.',
  },
  'link-fallback': {
    cause: 'A link says in which language its target may be shown instead, and the target exists in every language of the file.',
    cure: 'Delete `fallback`.',
  },
  'link-insecure': {
    cause: 'A link in prose begins with `http:`. Without encryption, others can read and change what your visitors get there.',
    cure: 'Open the URL with `https:`. If it answers, write it that way.',
  },
  'link-language': {
    cause: 'A page links to another page that does not exist in its language.',
    cure: 'Translate the target, link elsewhere, or add `fallback` with the language that readers may be led to.',
  },
  'link-target': {
    cause: 'A link names several targets, or none.',
    cure: 'Keep exactly one of the keys that the message lists.',
  },
  'link-unclear': {
    cause: 'A link in prose is relative, such as `(about)`. Where it leads depends on the URL of the page that shows the text.',
    cure: 'Write the whole path (`/about`), the file of an entry (`./about.yaml`) or, for another site, a URL with `https://`.',
  },
  'section-id': {
    cause: 'Two sections of a page have the same id. A link would always lead to the first one.',
    cure: 'Give one of them another id.',
  },
  'parent-loop': {
    cause: 'The pages named as `parent` lead round in a circle, so the breadcrumb of none of them would begin at the home page.',
    cure: 'Name another `parent` in one of them, or delete the key.',
  },
  'overview-missing': {
    cause: 'There are entries of a collection, and no page lists them. Visitors could reach them only by their URL.',
    cure: 'Add a section that lists the collection to a page; the message names the section types that do.',
  },
  'meta-duplicate': {
    cause: 'Two pages have the same title or description. Search engines then show one of the two, or words of their own choice.',
    cure: 'Say in each what only this page has.',
  },
} satisfies Explanations;
