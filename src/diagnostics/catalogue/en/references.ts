// Problems of references: links, and names of entries, lists, assets and icons. Also problems of what they refer to.
import type { LanguageOfLink } from '../arguments.ts';
import { error, type Relations, type Suggestion, warning } from '../define.ts';
import { isOfComputer, linkScheme } from '../link-scheme.ts';
import { fileNameIn } from '../names.ts';
import { didYouMean, facts, formats, oneOf } from './words.ts';

interface Unknown extends Suggestion {
  readonly name: string;
  readonly known: readonly string[];
}

interface LinkAddress extends Suggestion {
  readonly path: string | undefined;
  readonly file: string | undefined;
  readonly isRedirected: boolean;
  readonly url?: string | undefined;
}

/** For each kind of address: what a URL is not, and the right notation. */
const addressFaults = {
  mail: ['an e-mail address', 'Write mailto:name@example.com.'],
  phone: ['a telephone number', 'Write it in digits, with its country code: tel:+493023125100.'],
  site: ['a URL that links can lead to', 'Copy it from the address bar of a browser. It has neither a password nor a second https://.'],
} as const;

const unknown = (what: string, where: string, { groups = [] }: Pick<Relations, 'groups'> = {}) =>
  error<Unknown>({ groups: ['unknownName', ...groups] }, (args) => ({
    message: `There is no ${what} "${args.name}".`,
    hint: didYouMean(args, `${where} has ${args.known.length === 0 ? 'none' : oneOf(args.known)}.${offered(args.known)}`),
  }));

/** Names the way to a list that is too long for a message. */
const offered = ({ length }: readonly string[]): string => (length > 12 ? ' In VS Code, Ctrl+Space offers all of them.' : '');

const activeParts = {
  script: 'a script',
  handler: 'an attribute that runs code',
  page: 'a part of a web page',
  link: 'a link to something outside of it',
  animation: 'an animation of a link',
  entity: 'an entity or a style sheet of its own',
  encoding: 'an encoding other than UTF-8',
};

function wayToLanguage({ way, key, target, fallback, prefix }: LanguageOfLink): string {
  if (way === 'fallback') return `Add "fallback: ${fallback}" to the link`;
  if (way === 'prefix') return `Begin the path with ${prefix}`;
  if (way === 'file') return `Name the file of that language, relative to this file and with its extension,`;
  return `Write <Link ${key}="${target}" fallback="${fallback}">…</Link>, or in a .md file the full URL with https://,`;
}

export const references = {
  'entry-unknown': error<Unknown & { singular: string; folder: string }>({ groups: ['unknownName'] }, ({ singular, folder, ...args }) => ({
    message: `There is no ${singular} "${args.name}".`,
    hint: didYouMean(
      args,
      `${/[\s\p{Lu}]/u.test(args.name) ? 'Name the file without its ending, not the title. ' : ''}content/${folder} has ${oneOf(args.known)}.`,
    ),
  })),
  /** With `isRedirected`, the suggestion is the address to which the path is redirected. `url` is the full URL that was written. */
  'link-address': error<LinkAddress>({ groups: ['unknownName'] }, ({ path, file, isRedirected, suggestion, url }) => ({
    message: path === undefined ? `content/${file} is not an entry.` : `No page has the path ${path}.`,
    hint: isRedirected
      ? `Write ${suggestion}, to which content/redirects.yaml redirects it.`
      : `${
          suggestion === undefined
            ? 'Write the path of a page as in its URL, such as /about, or the file of an entry, relative to this file, such as ./about.yaml.'
            : `Did you mean ${suggestion}?`
        }${url === undefined ? '' : ' If another program answers there, name the URL under "externals" in content/site.yaml.'}`,
  })),
  /** `written` is the address of the entry or of another site, and `path` the path of the page, that the author most likely means. */
  'link-unclear': error<{ url: string; written?: string | undefined; path?: string | undefined; fault?: keyof typeof addressFaults }>(
    ({ url, written, path: meant, fault }) => {
      if (fault !== undefined) return { message: `"${url}" is not ${addressFaults[fault][0]}.`, hint: addressFaults[fault][1] };
      const { scheme, path } = linkScheme(url) ?? { scheme: undefined, path: meant ?? '/about' };
      const where = url === '' ? 'The link has no address.' : `Where "${url}" leads depends on the page that shows it.`;
      const message = scheme === undefined ? where : `A link cannot begin with "${scheme}".`;
      const hint =
        written !== undefined && /^(?:https|mailto):/.test(written)
          ? `Write ${written}.`
          : written !== undefined
            ? `Name the file of the entry, ${written}, or the whole path of its page; for another site begin with https://.`
            : (scheme === undefined || isOfComputer(url)) && fileNameIn(url) !== undefined
              ? `Put the file into content/public, and write its path there: /${fileNameIn(url)}.`
              : `Write the whole path, such as ${path}, or the file of an entry, such as ./about.yaml; for another site begin with https://.`;
      return { message, hint };
    },
  ),
  'link-draft': error<{ target: string }>(
    { groups: ['draft', 'publishing'], followsFrom: { shared: 'target', is: 'pageNeeded' } },
    ({ target }) => ({
      message: `"${target}" is a draft, which builds leave out, but the link to it is not part of a draft.`,
      hint: 'Delete "draft: true" there, mark this as a draft, too, or link elsewhere.',
    }),
  ),
  'link-dated': error<{ target: string }>({ followsFrom: { shared: 'target', is: 'pageNeeded' } }, ({ target }) => ({
    message: `"${target}" exists only on certain days, but this link leads there on other days, too.`,
    hint: 'Give this block the same validFrom and validUntil, or link elsewhere.',
  })),
  'page-draft': error({ groups: ['draft', 'pageNeeded'] }, () => ({
    message: 'Every site needs this page, but builds leave out drafts.',
    hint: 'Delete "draft: true" on this page, and set it on some of its sections.',
  })),
  'page-dated': error<{ key: string }>({ groups: ['pageNeeded'] }, ({ key }) => ({
    message: `The site needs this page every day, but because of "${key}" it is missing on some.`,
    hint: `Delete ${key} on this page, and set it on some of its sections.`,
  })),
  'external-unknown': unknown('external URL', 'site.yaml'),
  'contact-unknown': unknown('contact', 'site.yaml'),
  'anchor-unknown': unknown('section or heading with the id', 'The page'),
  'anchor-language': error<Unknown & { language: string }>({ groups: ['unknownName'] }, ({ language, ...args }) => ({
    message: `The page has no section or heading with the id "${args.name}" in ${formats.language(language)}.`,
    hint: didYouMean(args, `Give the heading the same id in each language, at its end: {#${args.name}}.`),
  })),
  'price-list-unknown': unknown('price list', 'prices.yaml', { groups: ['price'] }),
  'campaign-unknown': unknown('campaign', 'prices.yaml', { groups: ['price'] }),
  'name-unknown': error<Unknown & { kind: string }>({ groups: ['unknownName'] }, ({ kind, ...args }) => ({
    message: `"${args.name}" is not among the ${kind}.`,
    hint: didYouMean(args, `Content has ${oneOf(args.known)}.`),
  })),
  'icon-unknown': unknown('icon', 'The icon set'),
  'asset-unknown': unknown('asset', 'content/assets'),
  'public-file-unknown': unknown('public file', 'content/public'),
  /** `isValue` is true in YAML and front matter, where a backslash has no effect. */
  'fact-unknown': error<Unknown & { readonly isValue?: true }>({ groups: ['unknownName'] }, (args) => ({
    message: `There is no fact {${args.name}}.`,
    hint:
      args.suggestion !== undefined
        ? `Did you mean {${args.suggestion}}?`
        : `${args.known.length === 0 ? 'This site has no facts' : `Known facts: ${facts(args.known)}`}. To show the braces, write ${
            args.isValue === true ? `{ ${args.name} } with spaces` : `\\{${args.name}}`
          }.`,
  })),
  'link-target': error<{ count: number; known: readonly string[] }>(({ count, known }) => ({
    message: count === 0 ? 'The link names no target.' : `The link names ${count} targets.`,
    hint: `Name one: ${oneOf(known, 30)}.`,
  })),
  'link-language': error<LanguageOfLink>((args) => ({
    message: `"${args.target}" does not exist in ${formats.language(args.language)}, but this link is on a page in that language.`,
    hint: `${wayToLanguage(args)} if readers may be led to the page in ${formats.language(args.fallbackTag)}, or link elsewhere.`,
  })),
  'link-fallback': warning<{ target: string; fallback: string }>(({ target, fallback }) => ({
    message: `"fallback: ${fallback}" is not needed: "${target}" exists in every language of this file.`,
    hint: 'Delete it.',
  })),
  /** `other` is the number of the section that has this id, or the start of the page. */
  'section-id': error<{ id: string; other: number | 'start' }>(({ id, other }) => ({
    message:
      other === 'start'
        ? `"${id}" is the id of the start of each page.`
        : `Section ${other} already has the id "${id}"; links always lead to the first of the two.`,
    hint: 'Give this section another id.',
  })),
  /** `misnamed` is the file that should have this name. */
  'prose-missing': error<{ name: string; misnamed?: string } & Suggestion>(
    { groups: ['placeholder', 'unfinished'] },
    ({ name, misnamed, suggestion }) => ({
      message: `The file ${name} is missing.`,
      hint: misnamed === undefined ? didYouMean({ suggestion }, 'Write it, or change "source".') : `Rename ${misnamed} to it.`,
    }),
  ),
  'prose-unused': warning(() => ({
    message: 'No page shows this text.',
    hint: 'Name it as the "source" of a section of type prose, or delete it.',
  })),
  'asset-unused': warning(() => ({
    message: 'Nothing uses this file.',
    hint: 'Name it in content, or delete it.',
  })),
  'asset-script': error<{ what: keyof typeof activeParts }>(({ what }) => ({
    message: `This drawing has ${activeParts[what]}, which a browser would run or follow.`,
    hint: 'Save it again as a plain SVG: shapes, colours and texts, without scripts, links and entities.',
  })),
  'url-duplicate': error<{ url: string; other: string }>(({ url, other }) => ({
    message: `The URL ${url} is taken by ${other}.`,
    hint: 'Change "path" in one of the two, rename the file, or change the route of the collection.',
  })),
  'url-reserved': error<{ url: string }>(({ url }) => ({
    message: `The URL ${url} is reserved.`,
    hint: 'The build uses the paths of languages and /assets, and hosts use index and 404: choose another "path" or name.',
  })),
  'url-unsafe': error<{ url: string }>(({ url }) => ({
    message: url.includes(':') ? `The URL ${url} is not safe to link to.` : `The URL ${url} is not complete.`,
    hint: 'Use a full URL that begins with https://.',
  })),
  'parent-loop': error<{ name: string }>(({ name }) => ({
    message: `"${name}" is its own parent: the "parent" keys form a circle.`,
    hint: 'Name another "parent".',
  })),
  'overview-missing': error<{ folder: string; types: readonly string[] }>(({ folder, types }) => ({
    message: `No page lists the ${folder}, so visitors would not find this page.`,
    hint:
      types.length === 0
        ? `Define a section type with lists: { collection: '${folder}' }, and add such a section to a page.`
        : `Add a section of type ${oneOf(types)} to a page.`,
  })),
  'meta-duplicate': error<{ field: string; other: string }>(({ field, other }) => ({
    message: `The ${field} is the same as in ${other}.`,
    hint: 'Write a different one: search engines show only one of the two pages.',
  })),
};
