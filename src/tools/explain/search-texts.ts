// Finds a text as people read it on a page: its place in content, and the pages that display it.
import { directionMarks } from '../../content/direction-marks.ts';
import { linesOf } from '../../model/data/lines.ts';
import type { DataPath } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { listedLanguages, scalarsIn } from '../../model/data/walk.ts';
import { localeOfProse } from '../../model/entries/prose-file.ts';
import { factPattern } from '../../model/facts.ts';
import { formatAmount, formatFigure } from '../../model/format.ts';
import { localeOfMessages } from '../../model/kind.ts';
import { isFigure } from '../../model/languages/figure.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isMoney } from '../../model/languages/money.ts';
import type { TextAnswer } from './answer.ts';
import type { SubjectContext } from './explain-subject.ts';
import { pagesUsing } from './explain-use.ts';
import { type ContentPlace, factsByLocale, yamlDataOf } from './places.ts';

export interface SiteText {
  readonly place: ContentPlace;
  readonly language: Locale;
  readonly text: string;
}

interface SearchSources extends Pick<SubjectContext, 'site' | 'at'> {
  /** All files of content as text. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Returns a text in a form that tolerates retyping: ignores case, direction marks, kinds of spaces, quotes and dashes, and final
 * punctuation.
 */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(directionMarks, '')
    .replaceAll(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replaceAll(/[“”„«»"‘’‚']/g, "'")
    .replaceAll(/[‐‑–—−]/g, '-')
    .replace(/[\s.…!?:]+$/, '')
    .trim();

/**
 * Returns the texts that contain `words`, in any language, with facts filled in as visitors see them: first exact
 * matches, then texts that start with `words`, then all others. If no text contains the phrase, returns texts in which
 * each word of the phrase is the start of a word. Returns none for fewer than two characters.
 */
export function searchTexts(words: string, searched: SearchSources): readonly SiteText[] {
  const query = normalizeText(words);
  if (query.length < 2) return [];
  const all = textsOf(searched).map((found) => ({ ...found, plain: normalizeText(found.text) }));
  const whole = all.filter((one) => one.plain.includes(query));
  const parts = query.split(' ');
  const found = whole.length > 0 || parts.length === 1 ? whole : all.filter((one) => holdsEach(one.plain.split(' '), parts));
  const rank = (text: string): number => (text === query ? 0 : text.startsWith(query) ? 1 : 2);
  return found.sort((one, other) => rank(one.plain) - rank(other.plain)).map(({ plain: _, ...text }) => text);
}

const holdsEach = (words: readonly string[], parts: readonly string[]): boolean =>
  parts.every((part) => words.some((word) => word.replace(/^[^\p{L}\p{N}]+/u, '').startsWith(part)));

/** Returns all texts, figures and amounts of content in all languages. Facts are filled in, except in UI messages. */
export function textsOf({ site, texts, at }: SearchSources): SiteText[] {
  const { locales } = site;
  const facts = factsByLocale(site, at);
  const filled = (text: string, locale: Locale): string =>
    text.replaceAll(factPattern, (braces, name: string) => facts.get(locale)?.get(name) ?? braces);
  const found: SiteText[] = [];
  for (const [file, data] of yamlDataOf(site)) {
    const messages = localeOfMessages(file, locales);
    for (const { scalar: text, path } of scalarsIn(data)) {
      const last = path.at(-1);
      if (last === 'number' || last === 'amount') found.push(...figuresAt(path, { file, data, locales }));
      const language = messages ?? (locales.has(last) ? last : undefined);
      if (typeof text !== 'string' || language === undefined) continue;
      found.push({ place: { file, path }, language, text: messages === undefined ? filled(text, language) : text });
    }
  }
  for (const file of site.prose.keys()) {
    const language = localeOfProse(file, locales) ?? locales.source;
    const paragraphs = paragraphsOf(file, texts.get(file) ?? '');
    found.push(...paragraphs.map(({ place, text }) => ({ place, language, text: filled(text, language) })));
  }
  return found;
}

/** Returns a figure or an amount of money in each language of its file; nothing if the number at `path` has neither unit nor currency. */
function figuresAt(
  path: DataPath,
  { file, data, locales }: { readonly file: string; readonly data: unknown; readonly locales: Locales },
): SiteText[] {
  const place = { file, path: path.slice(0, -1) };
  const figure = valueAt(data, place.path);
  if (typeof figure !== 'object' || figure === null || !(isFigure(figure) || isMoney(figure))) return [];
  const languages = listedLanguages(data, locales) ?? locales.list;
  return languages.map((language) => ({
    place,
    language,
    text: isMoney(figure) ? formatAmount(figure, locales.of(language).tag) : formatFigure(figure, locales.of(language).tag),
  }));
}

/** Returns the paragraphs of an MDX file with their lines, without Markdown markup, and with facts in braces. */
function paragraphsOf(file: string, text: string): readonly Pick<SiteText, 'place' | 'text'>[] {
  const range = linesOf(text);
  return [...text.matchAll(/(?:^|\n)(\S(?:.|\n(?!\s*\n))*)/g)].map(({ 0: whole, 1: paragraph = '', index }) => {
    const start = index + whole.length - paragraph.length;
    const words = paragraph
      .replaceAll(/<Fact\s+name="([^"]*)"\s*\/>/g, '{$1}')
      .replaceAll(/<[^>]*>|[*_`#]+/g, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return { place: { file, path: [], range: range(start, start + paragraph.length) }, text: words.trim() };
  });
}

/** Returns the result for the found texts: each with its place in words and the pages that display it in its language. */
export function explainTexts(
  query: string,
  found: readonly SiteText[],
  { site, pages, spot }: Omit<SubjectContext, 'why' | 'at'>,
): TextAnswer {
  const data = yamlDataOf(site);
  return {
    kind: 'texts',
    query,
    found: found.map(({ place, language, text }) => {
      const query = { kind: 'words' as const, name: '', exactly: '', also: [], places: [{ file: place.file, path: place.path }] };
      const shownOn = pagesUsing(query, pages, data).filter(({ shows, route }) => shows && route.locale === language);
      return { text, language, at: spot(place), shownOn: shownOn.map(({ route }) => route.path) };
    }),
  };
}
