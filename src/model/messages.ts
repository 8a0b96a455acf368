// The words of the frame, the dialogs and the forms: one schema for both translation files. A key that
// no template or island uses does not belong here, and a test sees to it.
import * as z from 'zod';

const word = z.string().trim().min(1);

const words = <const Keys extends readonly string[]>(...keys: Keys) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, word])) as Record<Keys[number], typeof word>);

export const messages = z
  .strictObject({
    frame: words('skip', 'home', 'mainNavigation', 'menuOpen', 'menuClose', 'login', 'breadcrumb', 'footer', 'social', 'copyright', 'opensInNewTab', 'germanOnly', 'germanOnlySpoken', 'learnMore', 'backToOverview', 'bookVideoCall', 'bookConsultation', 'phone', 'email', 'address', 'newsletterOpener'),
    language: words('label', 'de', 'en', 'nearest', 'hint', 'hintAccept', 'hintDismiss'),
    countdown: words('days', 'hours', 'minutes', 'seconds', 'ended'),
    prices: words('regular', 'offer', 'once', 'setup', 'monthly', 'perMinute', 'saving', 'plusVat', 'exclVat', 'until'),
    edition: z.strictObject({
      headline: word,
      buy: word,
      countdownTitle: word,
      countdownNote: word,
      featureTitles: words('leadDiscovery', 'campaigns', 'inboundAgent', 'outboundAgent', 'landingPages', 'funnels', 'monitoring', 'mentoring'),
      pricesTitle: word,
      pricesLead: word,
      testimonialsTitle: word,
      testimonialsLead: word,
      trustTitle: word,
      trust: words('gdpr', 'gdprText', 'aiAct', 'aiActText', 'customersText', 'satisfaction', 'satisfactionText'),
      footnote: word,
    }),
  })
  .meta({ title: 'Translations', description: 'The words of the frame, the dialogs and the forms.' });

export type Messages = z.infer<typeof messages>;

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The dotted name of a message: `frame.skip`. */
export type MessageKey = Leaves<Messages>;
