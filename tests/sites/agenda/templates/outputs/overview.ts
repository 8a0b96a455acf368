import type { OutputView } from 'archipel';

/** Returns the pages of all languages, for language models: https://llmstxt.org. */
export const overview = (site: OutputView): string =>
  [
    `# ${site.site.name}`,
    ...site.locales.flatMap((locale) => [
      `## ${site.languageName(locale, 'en')}`,
      ...site
        .inLocale(locale)
        .pages()
        .map(({ title, url, entry }) => `- [${title}](${url}): ${entry.meta.description}`),
    ]),
  ]
    .map((line) => `${line}\n`)
    .join('\n');
