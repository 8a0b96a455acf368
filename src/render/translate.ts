// UI messages through i18next, at build time only: the browser gets finished texts.
import { createInstance, type TFunction } from 'i18next';
import { computed } from '../dependencies/reads.ts';
import type { Locale } from '../model/locale.ts';
import type { Messages } from '../model/own-content.ts';
import type { Site } from '../model/site-content.ts';
import type { PageView } from '../model/view.ts';

/** The messages of a language; throws for one that the site does not have. */
export function messagesIn({ messages }: Pick<Site, 'messages'>, locale: Locale): Messages {
  const found = messages[locale];
  if (found === undefined) throw new Error(`No messages in "${locale}"`);
  return found;
}

/** A function that gives the translator of a language. */
export function createTranslators(site: Pick<Site, 'locales' | 'messages'>): (locale: Locale) => PageView['t'] {
  const { locales } = site;
  const instance = createInstance({
    lng: locales.source,
    // Every language is complete, so that nothing falls back silently.
    fallbackLng: false,
    resources: locales.record((locale) => ({ translation: messagesIn(site, locale) })),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  const translate = (locale: Locale): PageView['t'] => {
    const t: TFunction = instance.getFixedT(locale);
    // Messages without values are the same on every page.
    const plain = new Map<string, () => string>();
    return (key, values) => {
      if (values !== undefined) return t(key, { ...values });
      const message = plain.get(key) ?? computed(() => t(key));
      plain.set(key, message);
      return message();
    };
  };
  const translators = new Map(locales.list.map((locale) => [locale, translate(locale)]));
  return (locale) => translators.get(locale) ?? translate(locale);
}
