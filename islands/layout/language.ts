// The visitor's language. The script remembers a choice in the language switch, redirects for `?lang=`, and offers a guessed
// language only as a hint.
import { onClick } from './clicks.ts';
import { askedLanguage, cookieOfChoice, languageKey, preferredLanguage, storedChoice } from './preferred-language.ts';
import { recall, remember } from './storage.ts';

type Language = string;

const page = (): Language => document.documentElement.lang;

/** Returns the languages of the site: the language of the page, and the languages of the switch and the hints. */
const languagesOfSite = (): Language[] => [
  page(),
  ...[...document.querySelectorAll<HTMLElement>('[data-language]')].map(({ dataset }) => dataset['language'] ?? ''),
];

/** Returns the path of this page in `language`, or `undefined` if the page does not exist in that language. */
function alternate(language: Language): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
  return link ? new URL(link.href).pathname : undefined;
}

function choose(language: Language): void {
  const isSecure = location.protocol === 'https:';
  remember(languageKey, storedChoice(language, Date.now()));
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and not on http.
    document.cookie = cookieOfChoice(language, { isSecure });
  } catch {
    // Like local storage, cookies can be blocked.
  }
}

const cookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** Redirects for `?lang=`, listens to the switch, and shows the hint if the visitor prefers another language. */
export function initLanguage(): void {
  const languages = languagesOfSite();
  const asked = askedLanguage(location.search, languages);
  const there = asked && asked !== page() ? alternate(asked) : undefined;
  if (there !== undefined) {
    const others = new URLSearchParams(location.search);
    others.delete('lang');
    const query = others.toString();
    location.replace(`${there}${query && `?${query}`}${location.hash}`);
    return;
  }
  onClick('[data-language]', (link) => {
    const chosen = link?.dataset['language'];
    if (chosen) choose(chosen);
  });
  offerTranslation(languages);
}

/** Returns whether the visitor came from another page of this site. */
const cameFromHere = (): boolean => document.referrer.startsWith(`${location.origin}/`);

function offerTranslation(languages: readonly Language[]): void {
  // A visitor who has followed a link within the site has accepted the language of the page.
  if (cameFromHere()) return;
  const preferred = preferredLanguage(
    {
      query: location.search,
      cookie: cookies(),
      stored: recall(languageKey),
      languages,
      browser: navigator.languages,
      htmlTag: page(),
    },
    Date.now(),
  );
  for (const hint of document.querySelectorAll<HTMLElement>('.language-hint')) {
    hint.hidden = preferred !== hint.lang;
    hint.querySelector('button')?.addEventListener('click', () => {
      hint.hidden = true;
    });
  }
}
