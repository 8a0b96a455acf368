// Causes and cures of the codes on docs/diagnostics/references.md.
import type { Explanations } from './code-explanation.ts';

const nearest = 'Write the name that the message proposes, or one of those that it lists.';

export const referenceExplanations = {
  'entry-unknown': {
    cause: 'A link, a parent or a list names an entry that does not exist: it is misspelled, or its file was renamed or deleted.',
    cure: `${nearest} An entry has the name of its file, without the extension.`,
  },
  'anchor-unknown': {
    cause: 'A link leads to a place within a page, but no section or heading there has that id.',
    cure: `${nearest} You can also give the section that \`id\`.`,
  },
  'anchor-language': {
    cause:
      'The heading to which a link leads has this id in only one language of the page. The id of a heading comes from its words unless you set it.',
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
    cure: `${nearest} To show the braces themselves, write \`\\{name}\` in prose, and \`{ name }\` with spaces in YAML and front matter.`,
  },
  'icon-unknown': {
    cause: 'The icon set of the site has no icon of this name.',
    cure: nearest,
  },
  'name-unknown': {
    cause: 'A key names an item, for example a tag, that is missing from the list of such items in the site.',
    cure: `${nearest} Or add the item to its list.`,
  },
  'price-list-unknown': {
    cause: 'A section or a page names a price list that `content/prices.yaml` does not define.',
    cure: nearest,
  },
  'public-file-unknown': {
    cause: 'A link names a file that is not in `content/public`.',
    cure: `${nearest} Name a file in a folder together with its folder: \`terms/2026.pdf\`. Or add the file.`,
  },
  'fact-notation': {
    cause: 'A fact is written with spaces, double braces or brackets. Its value would not be filled in, and visitors would read its name.',
    cure: 'Write one pair of braces without spaces: `{city}`.',
  },
  'variable-open': {
    cause: 'A brace opens a fact but is never closed. Visitors would read the brace and the name.',
    cure: 'Close it: `{city}`.',
  },
  'link-address': {
    cause: 'A link in prose leads to a path of this site that has no page, or to a file that is not an entry.',
    cure: 'Write the path as the address bar shows it, such as `/about`, or the file of an entry, such as `./about.yaml`. With the file, the link survives a new URL.',
  },
  'link-dated': {
    cause:
      'The page to which a link leads exists only from or until a certain day, but the link is shown on other days, too. On those days, it would lead nowhere.',
    cure: 'Give the section or the entry with the link the same `validFrom` and `validUntil`, or link to another page.',
  },
  'link-draft': {
    cause: 'A finished page links to a draft, but builds leave drafts out. Where drafts are built, this is only a warning.',
    cure: 'Finish the draft and remove `draft: true`, mark the place that links there as a draft as well, or link elsewhere.',
  },
  'link-fallback': {
    cause: 'A link has the key `fallback`, but its target exists in every language of the file, so no other language is ever needed.',
    cure: 'Delete `fallback`.',
  },
  'link-insecure': {
    cause: 'A link in prose begins with `http:`. Without encryption, others can read and change what your visitors get there.',
    cure: 'Open the URL with `https:`. If it answers, write it that way.',
  },
  'link-language': {
    cause: 'A page links to another page that does not exist in its language.',
    cure: 'Translate the target, link elsewhere, or add `fallback` with the language of the page that readers may be led to.',
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
    cause: 'The `parent` keys of several pages form a circle, so none of their breadcrumbs would begin at the home page.',
    cure: 'Name another `parent` in one of them, or delete the key.',
  },
  'overview-missing': {
    cause: 'A collection has entries, but no page lists them. Visitors could reach them only by their URL.',
    cure: 'Add to a page a section that lists the collection; the message names the section types that can list it.',
  },
  'meta-duplicate': {
    cause:
      'Two pages have the same title or description. Search engines then show only one of the two, or replace the text with their own.',
    cure: 'Write in each title or description what only its page has.',
  },
} satisfies Explanations;
