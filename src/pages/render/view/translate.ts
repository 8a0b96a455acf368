// Translates UI messages with i18next, in a build and in the forms server. The browser gets finished texts.
import { createInstance, type TFunction } from 'i18next';
import { suggest } from '../../../diagnostics/suggest.ts';
import { keysIn } from '../../../model/data/walk.ts';
import { hasLooseEnd, isolated } from '../../../model/languages/isolate.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { isPlural } from '../../../model/languages/plural.ts';
import type { Messages } from '../../../model/own-content.ts';
import type { Site } from '../../../model/site-content.ts';
import type { PageView } from '../../../model/view.ts';
import { computed } from '../../../store/reads/reads.ts';

/** Returns the messages of a language. Throws if the site does not have the language. */
export function messagesIn({ messages }: Pick<Site, 'messages'>, locale: Locale): Messages {
  const found = messages[locale];
  if (found === undefined) throw new Error(`No messages in "${locale}"`);
  return found;
}

/** Maximum number of cached messages per language. */
const maxMessages = 2048;

interface PluralOptions {
  readonly messages: Messages;
  readonly rules: Intl.PluralRules;
}

const messageAt = (key: string, messages: Messages): unknown =>
  key.split('.').reduce<unknown>((value, step) => Object(value)[step], messages);

/** Returns the key of the plural form for `count` if the message has plural forms, otherwise the key itself. */
function formOf(key: string, { count }: Readonly<Record<string, string | number>>, { messages, rules }: PluralOptions): string {
  if (typeof count !== 'number') return key;
  const message = messageAt(key, messages);
  return isPlural(message) ? `${key}.${rules.select(count)}` : key;
}

/** Throws for an unknown key, which a page would otherwise display instead of a text. */
function requireMessage(key: string, messages: Messages): void {
  if (messageAt(key, messages) !== undefined) return;
  const meant = suggest(
    key,
    keysIn(messages).map((path) => path.join('.')),
  );
  throw new Error(`t: there is no message "${key}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`);
}

/** Returns a function that returns the translator of a language. */
export function createTranslators(site: Pick<Site, 'locales' | 'messages'>): (locale: Locale) => PageView['t'] {
  const { locales } = site;
  const instance = createInstance({
    lng: locales.source,
    // Content checks guarantee that every language is complete, so a fallback would only hide bugs.
    fallbackLng: false,
    resources: locales.record((locale) => ({ translation: messagesIn(site, locale) })),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  const translate = (locale: Locale): PageView['t'] => {
    const t: TFunction = instance.getFixedT(locale);
    // Messages are the same on every page, so each is translated once; a message with values, once for each set of values.
    const made = new Map<string, () => string>();
    const { tag, direction } = locales.of(locale);
    const rules = new Intl.PluralRules(tag);
    return (key, values) => {
      const id = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
      const message =
        made.get(id) ??
        computed(() => {
          const messages = messagesIn(site, locale);
          requireMessage(key, messages);
          const form = values === undefined ? key : formOf(key, values, { messages, rules });
          const written = String(messageAt(form, messages)).replaceAll(/\{\{.*?\}\}/g, '');
          const text = values === undefined ? t(form) : t(form, { ...values });
          return direction === 'rtl' && hasLooseEnd(written) ? isolated(text) : text;
        });
      // Without this limit, the cache could grow with every page: a message may contain the title of the page.
      if (made.size < maxMessages) made.set(id, message);
      return message();
    };
  };
  const translators = new Map(locales.list.map((locale) => [locale, translate(locale)]));
  return (locale) => translators.get(locale) ?? translate(locale);
}
