// The exact labels and messages that the site promises, in the translations that islands get.
import { expect, test } from 'vitest';
import { yaml } from '../../support/real-site/real-content.ts';

function lookUp(lang: string, key: string): unknown {
  const step = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return key.split('.').reduce(step, yaml(`translations/${lang}.yaml`));
}

/** Messages that the specification quotes in both languages. */
const inBoth = [
  ['layout.login', 'Customer Login', 'Customer Login'],
  ['layout.backToOverview', 'Zurück zur Übersicht', 'Back to Overview'],
  ['layout.newsletterOpener', 'Lust auf News?', 'Want News?'],
  ['login.errorRequired', 'Dieses Feld ist erforderlich', 'This field is required'],
  ['login.errorCustomerNumber', 'Bitte geben Sie eine 8-stellige Kundennummer ein', 'Please enter an 8-digit customer number'],
  ['login.errorEmail', 'Bitte geben Sie eine gültige E-Mail-Adresse ein', 'Please enter a valid email address'],
  ['login.errorPassword', 'Das Passwort muss mindestens 8 Zeichen lang sein', 'Password must be at least 8 characters long'],
  [
    'login.locked',
    'Ihr Konto wurde vorübergehend gesperrt. Bitte versuchen Sie es in 5 Minuten erneut.',
    'Your account has been temporarily locked. Please try again in 5 minutes.',
  ],
  ['supportForm.errorCustomerNumber', 'Kundennummer ist erforderlich', 'Customer number is required'],
  ['supportForm.errorName', 'Name ist erforderlich', 'Name is required'],
  ['supportForm.errorEmailMissing', 'E-Mail ist erforderlich', 'Email is required'],
  ['supportForm.errorEmail', 'Bitte geben Sie eine gültige E-Mail-Adresse ein', 'Please enter a valid email address'],
  ['supportForm.errorSubject', 'Betreff ist erforderlich', 'Subject is required'],
  ['supportForm.errorMessage', 'Nachricht ist erforderlich', 'Message is required'],
  ['supportForm.busy', 'Wird gesendet...', 'Sending...'],
  ['supportForm.successTitle', 'Ticket erfolgreich erstellt', 'Ticket Created Successfully'],
  ['supportForm.successText', 'Wir werden uns in Kürze bei Ihnen melden.', "We'll get back to you shortly."],
  ['contactForm.errorName', 'Name ist erforderlich', 'Name is required'],
  ['contactForm.errorEmailMissing', 'E-Mail ist erforderlich', 'Email is required'],
  ['contactForm.errorEmail', 'Bitte geben Sie eine gültige E-Mail-Adresse ein', 'Please enter a valid email address'],
  ['contactForm.errorMessage', 'Nachricht ist erforderlich', 'Message is required'],
  ['contactForm.busy', 'Wird gesendet...', 'Sending...'],
  ['contactForm.successTitle', 'Nachricht gesendet!', 'Message Sent!'],
  [
    'contactForm.successText',
    'Vielen Dank für Ihre Nachricht. Wir werden uns in Kürze bei Ihnen melden.',
    "Thank you for your message. We'll get back to you shortly.",
  ],
  ...['supportForm', 'contactForm'].flatMap((form) => [
    [`${form}.sent`, 'Ihre Support-Anfrage wurde erfolgreich gesendet', 'Your support request has been sent successfully'],
    [
      `${form}.errorSending`,
      'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut',
      'An error occurred. Please try again later',
    ],
    [
      `${form}.errorGeneral`,
      'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
      'An error occurred. Please try again later.',
    ],
  ]),
] as [string, string, string][];

test.each(inBoth)('The message %s has the specified words, in both languages', (key, german, english) => {
  expect([lookUp('de', key), lookUp('en', key)]).toEqual([german, english]);
});

/** Messages that the specification quotes only in German. */
const inGerman = [
  ['layout.learnMore', 'Mehr erfahren'],
  ['edition.trust.gdpr', 'DSGVO-konform'],
  ['edition.trust.gdprText', '100% rechtssicher'],
  ['edition.trust.aiAct', 'AI Act konform'],
  ['edition.trust.aiActText', 'geprüfte Sicherheit'],
  ['edition.trust.satisfaction', '95% Zufriedenheit'],
  ['supportForm.submit', 'Ticket erstellen'],
  ['contactForm.submit', 'Nachricht senden'],
  ['newsletter.title', 'AI-News & Insights'],
  ['newsletter.salutationMs', 'Frau'],
  ['newsletter.salutationMr', 'Herr'],
  ['newsletter.submit', 'Jetzt anmelden'],
  ['newsletter.busy', 'Wird angemeldet...'],
  ['newsletter.successTitle', 'Erfolgreich angemeldet!'],
  ['newsletter.errorSalutation', 'Bitte wählen Sie eine Anrede aus'],
  ['newsletter.errorFirstName', 'Bitte geben Sie Ihren Vornamen ein'],
  ['newsletter.errorLastName', 'Bitte geben Sie Ihren Nachnamen ein'],
  ['newsletter.errorIncomplete', 'Bitte füllen Sie alle erforderlichen Felder aus'],
  ['discount.title', '10% Rabatt sichern!'],
  ['discount.submit', 'Jetzt 10% Rabatt sichern'],
  ['discount.decline', 'Nein danke, ich verzichte auf den Rabatt'],
  ['discount.successTitle', 'Willkommen im Club!'],
  ...['newsletter', 'discount'].flatMap((dialog) => [
    [`${dialog}.errorEmailMissing`, 'Bitte geben Sie Ihre E-Mail-Adresse ein'],
    [`${dialog}.errorEmail`, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    [`${dialog}.errorInput`, 'Ungültige Eingabedaten'],
    [`${dialog}.errorReply`, 'Ein Fehler ist bei der Newsletter-Anmeldung aufgetreten'],
    [`${dialog}.errorGeneral`, 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
  ]),
] as [string, string][];

test.each(inGerman)('The message %s has the specified words, in German', (key, german) => {
  expect(lookUp('de', key)).toBe(german);
});

test.each([
  ['consent.onlyNecessary', 'Only necessary'],
  ['consent.acceptAll', 'Accept all'],
])('The message %s has the specified words, in English', (key, english) => {
  expect(lookUp('en', key)).toBe(english);
});

test.each([
  ['de', 'newsletter.errorAuthentication', /^Authentifizierungsfehler .*\{\{provider\}\}/],
  ['de', 'discount.errorAuthentication', /^Authentifizierungsfehler .*\{\{provider\}\}/],
  ['de', 'newsletter.discount', /10\s%.*erste Bestellung/],
  ['en', 'newsletter.discount', /10%.*first order/],
  ['de', 'newsletter.unsubscribe', /jederzeit/],
  ['en', 'newsletter.unsubscribe', /any time/],
  ['de', 'contactForm.consent', /Marketing.*alle angegebenen Kanäle.*\[Transparenzerklärung\]/],
  ['en', 'contactForm.consent', /marketing.*all the channels.*\[transparency statement\]/],
  ['de', 'login.passwordLength', /8 Zeichen/],
  ['de', 'login.passwordUpper', /Großbuchstabe/],
  ['de', 'login.passwordLower', /Kleinbuchstabe/],
  ['de', 'login.passwordDigit', /Ziffer/],
  ['de', 'login.passwordSpecial', /Sonderzeichen/],
  ['en', 'login.passwordLength', /8 characters/],
  ['en', 'login.passwordUpper', /uppercase letter/],
  ['en', 'login.passwordLower', /lowercase letter/],
  ['en', 'login.passwordDigit', /digit/],
  ['en', 'login.passwordSpecial', /special character/],
  ['de', 'edition.footnote', /zeitlich begrenzt.*zzgl\. MwSt/],
])('The message in %s, %s, contains the specified words', (lang, key, sense) => {
  expect(lookUp(lang, key)).toMatch(sense);
});
