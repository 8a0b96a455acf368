// Reads one text of another generator: its front matter, its body in Markdown, and the URLs that its page had.
import type { Document } from 'yaml';
import type { TextWithHeadings } from './anchors.ts';
import { withoutBanner } from './banners.ts';
import type { Count } from './changes.ts';
import { addDefaults, addWords, completeMatter, keepTitle, type MatterUrls, matterData } from './complete-matter.ts';
import { diagramsIn } from './convert/code-blocks.ts';
import { ownComponentsIn } from './convert/components.ts';
import { type Converting, convertText } from './convert/convert-text.ts';
import { type PictureVariant, variantsIn } from './convert/html.ts';
import { withIncludes } from './convert/includes.ts';
import { type PartialSource, withPartials } from './convert/partials.ts';
import { type SiteTemplates, withSiteShortcodes } from './convert/site-shortcodes.ts';
import type { NamedImport } from './file-names.ts';
import { joinText, splitText } from './front-matter.ts';
import type { CodeFile } from './generators/code-literals.ts';
import { astroPath, docusaurusPath, isBlog, siteFolder } from './generators/docs-paths.ts';
import { addData, type EleventyData, type EleventySource, eleventyPermalink } from './generators/eleventy-data.ts';
import type { HugoPages } from './generators/hugo-pages.ts';
import type { hugoPermalinks } from './generators/hugo-permalinks.ts';
import type { JekyllConfig } from './generators/jekyll-config.ts';
import type { FillTags } from './generators/liquid.ts';
import { unfilledInCode } from './generators/liquid-in-code.ts';
import type { PermalinkPath, UnfilledPermalink } from './generators/permalink.ts';
import { type BlogSettings, postPath } from './generators/post-paths.ts';
import { descriptionIn, withoutMainHeading } from './headings.ts';

export interface ReadText extends TextWithHeadings {
  readonly urls: MatterUrls;
  /** Returns the text with its front matter and this body. */
  readonly write: (body: string) => string;
  readonly matter: Document | undefined;
  /** The pattern of the old URL, if a part of it has no value. */
  readonly unfilled: UnfilledPermalink | undefined;
  readonly variants: readonly PictureVariant[];
  /** The modules of the components that the text imports, by their names. */
  readonly modules: ReadonlyMap<string, string>;
  /** The lines with Liquid in code that stays as it is. */
  readonly liquid: readonly number[];
  /** The lines of diagrams written as code. */
  readonly diagrams: readonly number[];
}

/** The part of an imported folder from which a text is read. */
export interface TextSource extends Omit<BlogSettings, 'urls' | 'jekyll'> {
  /** The texts of the folder, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly settings?: CodeFile | undefined;
  readonly eleventy: EleventySource;
}

/** What the generator of the site writes in place of tags and shorthands. */
export interface SiteTags extends Pick<Converting, 'short' | 'isKramdown'> {
  readonly fill: FillTags;
  /** Whether Liquid is filled in, even in code. */
  readonly hasLiquid: boolean;
}

interface HugoReading extends Pick<HugoPages, 'defaultsOf'> {
  readonly permalinkOf: ReturnType<typeof hugoPermalinks>;
  /** Undefined if Hugo did not make the site. */
  readonly templates: SiteTemplates | undefined;
}

export interface Reading {
  readonly source: TextSource;
  /** The path under which the other generator published the folder. */
  readonly urls: string;
  readonly jekyll: JekyllConfig;
  readonly tags: SiteTags;
  readonly eleventy: EleventyData;
  readonly hugo: HugoReading;
  /** The code of the function that splits numbers from names in Docusaurus; undefined for the default function. */
  readonly parser: string | undefined;
  /** The words of main headings that do not name the page. */
  readonly banners: ReadonlySet<string>;
  /** Whether another text has a description. */
  readonly isTaken: (description: string) => boolean;
  /** Gets the texts that others show as components. */
  readonly partials: Set<string>;
  readonly count: Count;
}

export function readText(
  text: NamedImport,
  { source, urls: folder, jekyll, tags, eleventy, hugo, parser, banners, isTaken, partials, count }: Reading,
): ReadText {
  const { whole, matter, isYaml, written, body } = splitText(source.texts.get(text.from) ?? '');
  const defaults = { ...jekyll.defaultsOf(text.from), ...hugo.defaultsOf(text) };
  const page = { ...eleventy.defaultsOf(text.from), ...defaults, ...(matter && matterData(matter)) };
  const isMdx = text.to.endsWith('.mdx');
  const complete = isMdx ? withPartials(body, { from: text.from, source: partialSource(source), used: partials }) : body;
  const included = withIncludes(complete, { from: text.from, texts: source.texts, count });
  const { templates } = hugo;
  const converted = convertText(templates === undefined ? included : withSiteShortcodes(included, templates, count), {
    ...{ count, isMdx, from: text.from, textAt: source.eleventy.textAt },
    ...{ ...tags, fill: (shown) => tags.fill(shown, page, count) },
  });
  const modules = isMdx ? ownComponentsIn(complete) : new Map<string, string>();
  const fillTag = (tag: string): string => tags.fill(`\`${tag}\``, page, () => undefined).slice(1, -1);
  const liquidLines = tags.hasLiquid ? unfilledInCode(whole, { fill: fillTag, start: whole.length - body.length }) : [];
  const left = { variants: variantsIn(whole), diagrams: diagramsIn(whole), liquid: liquidLines, modules };
  const untouched: MatterUrls = { path: undefined, written: undefined, aliases: [] };
  if (matter === undefined) {
    const write = (last: string): string => written + last;
    return { text, urls: untouched, heading: undefined, body: converted, write, matter: undefined, unfilled: undefined, ...left };
  }
  if (!isYaml) count('matter');
  const before = matter.toString();
  addDefaults(matter, defaults, count);
  addData(matter, eleventy.defaultsOf(text.from), count);
  const data = matterData(matter);
  const ofPost = postPath(text.name, data, { ...source, jekyll, urls: folder });
  const permalink = publishedPath(text, { data, source, urls: folder, parser, hugo });
  if (permalink !== undefined && 'path' in permalink) matter.set('url', permalink.path);
  const stated = completeMatter(matter, { text, urls: folder, count });
  const urls = { ...stated, written: stated.written ?? ofPost };
  const { title, hide_title: hidesTitle } = matterData(matter);
  matter.delete('hide_title');
  const known = typeof title === 'string' ? title.trim() : undefined;
  // A document of Docusaurus shows its main heading, and its title in search results.
  const isShown = hidesTitle !== true && (source.generator !== 'docusaurus' || isBlog(source.folder));
  const headed = known === undefined ? withoutBanner(converted, banners) : converted;
  const titled = withoutMainHeading(headed, isShown ? known : undefined, count);
  addWords(matter, { title: titled.title, description: descriptionIn(titled.after, isTaken), text, count });
  if (known !== undefined && titled.title !== undefined) keepTitle(matter, known);
  return {
    text,
    urls,
    heading: titled.title,
    body: titled.body,
    write: (last) =>
      isYaml && matter.toString() === before ? `${written}${last.startsWith('\n') ? '' : '\n'}${last}` : joinText({ matter, body: last }),
    matter,
    unfilled: permalink !== undefined && 'part' in permalink ? permalink : undefined,
    ...left,
  };
}

const partialSource = ({ settings, eleventy: { textAt }, ...source }: TextSource): PartialSource => ({
  ...source,
  textAt,
  site: settings && siteFolder(settings),
});

interface Publishing extends Pick<Reading, 'source' | 'urls' | 'parser' | 'hugo'> {
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the path at which the generator published a text in its own way; undefined if it follows from the name of the file. */
function publishedPath({ from, name, locale }: NamedImport, { data, source, urls, parser, hugo }: Publishing): PermalinkPath | undefined {
  const { permalink } = data;
  // Eleventy resolves a permalink without a slash at its start from the root of the site.
  if (source.eleventy.isSite && typeof permalink === 'string' && /^[^/:{]+\/[^:{]*$/.test(permalink)) return { path: `/${permalink}` };
  const stated = eleventyPermalink(permalink, { from, data, urls }) ?? hugo.permalinkOf({ name, locale, data });
  if (stated !== undefined || source.generator === undefined) return stated;
  return source.generator === 'astro'
    ? astroPath({ name, data, urls })
    : docusaurusPath({ name, data, urls, folder: source.folder, parser });
}
