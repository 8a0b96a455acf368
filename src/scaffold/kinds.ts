// What can be added, and the flags that say how. Plain data, so that the command line knows its options without
// loading the content model; what a flag may hold stands in rules.ts.

import type { Locale, Locales } from '../model/locale.ts';

export interface Flag {
  readonly name: string;
  /** How help shows the value: `<id>`. */
  readonly value: string;
  /** What the flag is for, in help. */
  readonly meaning: string;
  /** The question at a terminal; without one, the flag is never asked for. */
  readonly question?: string;
  /** Says that there is such a flag for each language of the site: `name` stands for `--name-de`, `--name-en`. */
  readonly inEachLanguage?: true;
  /** Of a flag of one language. */
  readonly locale?: Locale;
}

export interface Kind {
  readonly description: string;
  readonly flags: readonly Flag[];
  /** The arguments of a call that works, for help and complaints. */
  readonly example: string;
}

const id: Flag = {
  name: 'id',
  value: '<id>',
  meaning: 'the name of the file: lower-case letters, digits, hyphens',
  question: 'What is the name of the file? (lower-case letters, digits, hyphens)',
};
const languages: Flag = {
  name: 'languages',
  value: '<list>',
  meaning: 'the languages, with commas; without it all',
  question: 'In which languages?',
};
const nameOf = (what: string): Flag => ({
  name: 'name',
  value: '<text>',
  meaning: `${what} in a language, if that is among the languages`,
  question: `What is ${what}?`,
  inEachLanguage: true,
});
const path: Flag = { name: 'path', value: '<path>', meaning: 'the address, where it does not follow from the id: /one/two' };
const icon: Flag = { name: 'icon', value: '<icon>', meaning: 'the name of an icon: chart-line', question: 'Which icon?' };
const order: Flag = { name: 'order', value: '<number>', meaning: 'the place in overviews; without it the last' };
const sections = (fallback: string): Flag => ({
  name: 'sections',
  value: '<list>',
  meaning: `the types of its sections, in order; without it ${fallback}`,
  question: 'Which sections, in this order?',
});

export const kinds = {
  page: {
    description: 'a page: content/pages/ID.yaml',
    flags: [
      id,
      languages,
      nameOf('the short name'),
      { name: 'parent', value: '<page>', meaning: 'the page above it; without it the home page', question: 'Which page is above it?' },
      sections('hero,features,cta'),
      path,
    ],
    example: '--id spring-offer --name-LANGUAGE "Spring offer"',
  },
  solution: {
    description: 'a solution: content/solutions/ID.yaml',
    flags: [
      id,
      languages,
      nameOf('the name'),
      { name: 'category', value: '<id>', meaning: 'the category of the overview that lists it', question: 'In which category?' },
      icon,
      sections('features,steps,faq'),
      order,
    ],
    example: '--id ai-cmo --category c-level --icon megaphone --name-LANGUAGE "AI CMO"',
  },
  edition: {
    description: 'an edition of the lead package: content/editions/ID.yaml',
    flags: [
      id,
      languages,
      nameOf('the industry'),
      {
        name: 'sector',
        value: '<sector>',
        meaning: 'the section of the industry overview that lists it',
        question: 'Which section of the industry overview lists it?',
      },
      icon,
      { name: 'prices', value: '<list>', meaning: 'a price list of prices.yaml', question: 'Which price list?' },
      {
        name: 'customers',
        value: '<number>',
        meaning: 'at least so many customers, as a claim',
        question: 'How many customers, at least?',
      },
      { name: 'accent', value: '<colour>', meaning: 'the accent colour; without it cyan', question: 'Which accent colour?' },
      order,
      path,
    ],
    example: '--id bakery --name-LANGUAGE Bakery --sector construction --icon store --prices lead-industry --customers 30',
  },
  redirect: {
    description: 'a redirect: a line of content/redirects.yaml',
    flags: [
      { name: 'from', value: '<path>', meaning: 'the address that is gone: /old or /en/old', question: 'Which address is gone?' },
      {
        name: 'to',
        value: '<path>',
        meaning: 'the address of the page that visitors are led to',
        question: 'Which page are visitors led to?',
      },
    ],
    example: '--from /old-page --to /contact',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

/** The flags of a kind on a site with these languages. */
export const flagsOf = (kind: KindName, { list, of }: Locales): readonly Flag[] =>
  (kinds[kind].flags as readonly Flag[]).flatMap(({ inEachLanguage, ...flag }) =>
    inEachLanguage === undefined
      ? [flag]
      : list.map((locale) => {
          const language = of(locale).englishName;
          const meaning = flag.meaning.replace('in a language', `in ${language}`);
          const question = flag.question?.replace('?', ` in ${language}?`);
          return { ...flag, name: `${flag.name}-${locale}`, locale, meaning, ...(question !== undefined && { question }) };
        }),
  );

/** The arguments of a call that works on a site with these languages. */
export const exampleOf = (kind: KindName, { list }: Locales): string =>
  kinds[kind].example.replace(/--name-LANGUAGE ("[^"]*"|\S+)/, (_, name: string) =>
    list.map((locale) => `--name-${locale} ${name}`).join(' '),
  );

/** What was said for each flag, by its name; a flag of which nothing was said is missing. */
export type Answers = Readonly<Record<string, string>>;
