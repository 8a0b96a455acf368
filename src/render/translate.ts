// UI messages through i18next, at build time only: the browser gets finished texts.
import { createInstance, type TFunction } from 'i18next';
import { computed } from '../dependencies/reads.ts';
import { type Locale, locales } from '../model/locale.ts';
import type { MessageKey, Messages } from '../model/messages.ts';
import type { PageView } from '../model/view.ts';

/** A translator per language. */
export function createTranslators(messages: Readonly<Record<Locale, Messages>>): Readonly<Record<Locale, PageView['t']>> {
  const instance = createInstance({
    lng: 'de',
    // Every language is complete, so that nothing falls back silently.
    fallbackLng: false,
    resources: Object.fromEntries(locales.map((locale) => [locale, { translation: messages[locale] }])),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  const translate = (locale: Locale): PageView['t'] => {
    const t: TFunction = instance.getFixedT(locale);
    // Messages without values are the same on every page.
    const plain = new Map<MessageKey, () => string>();
    return (key, values) => {
      if (values !== undefined) return t(key, { ...values });
      const message = plain.get(key) ?? computed(() => t(key));
      plain.set(key, message);
      return message();
    };
  };
  return { de: translate('de'), en: translate('en') };
}
