// Validates every form, and compares its error messages in both languages.
import { describe, expect, test } from 'vitest';
import { isAddress } from '../../../islands/api/address.ts';
import { validateContact } from '../../../islands/ContactForm/validate.ts';
import { validateDiscount } from '../../../islands/DiscountDialog/validate.ts';
import { passwordHints, validateLogin, validateLoginField } from '../../../islands/LoginDialog/validate.ts';
import { validateNewsletter } from '../../../islands/NewsletterDialog/validate.ts';
import { validateSupport } from '../../../islands/SupportForm/validate.ts';
import type { Errors } from '../../../islands/shared/validation.ts';
import { wordsOf } from '../../support/real-site/island-texts.ts';

const login = { firstName: 'Erika', lastName: 'Muster', customerNumber: '12345678', email: 'erika@example.com', password: 'geheim12' };
const newsletter = { salutation: 'Frau', firstName: 'Erika', lastName: 'Muster', email: 'erika@example.com' };
const contact = { name: 'Erika Muster', subject: '', email: 'erika@example.com', message: 'Guten Tag' };
const support = { ...contact, customerNumber: '1', subject: 'Anmeldung' };

/** The errors of a form in both languages, with the values of `changes` instead of valid ones. */
const forms = {
  login: (changes: object) => inWords('login', validateLogin({ ...login, ...changes })),
  newsletter: (changes: object) => inWords('newsletter', validateNewsletter({ ...newsletter, ...changes })),
  discount: (changes: object) => inWords('discount', validateDiscount({ email: 'erika@example.com', ...changes })),
  supportForm: (changes: object) => inWords('supportForm', validateSupport({ ...support, ...changes })),
  contactForm: (changes: object) => inWords('contactForm', validateContact({ ...contact, ...changes })),
};
type Form = keyof typeof forms;

/** Returns errors as `field: German / English`. */
function inWords<Key extends string>(form: Form, errors: Errors<string, Key>): string[] {
  const word = (lang: 'de' | 'en', key: string): unknown => Reflect.get(wordsOf[lang][form], key);
  return Object.entries<Key | undefined>(errors).map(([field, key = '']) => `${field}: ${word('de', key)} / ${word('en', key)}`);
}

const invalidAddress = 'Bitte geben Sie eine gültige E-Mail-Adresse ein / Please enter a valid email address';
const tooLong = 'Dieser Text ist zu lang. Bitte kürzen Sie ihn / This text is too long. Please shorten it';
const missing = 'Dieses Feld ist erforderlich / This field is required';
const number = 'Bitte geben Sie eine 8-stellige Kundennummer ein / Please enter an 8-digit customer number';
const password = 'Das Passwort muss mindestens 8 Zeichen lang sein / Password must be at least 8 characters long';

test.each(Object.keys(forms) as Form[])('A complete %s form has no errors', (form) => {
  expect(forms[form]({})).toEqual([]);
});

test.each<[Form, string, string, string]>([
  ['login', 'firstName', '', missing],
  ['login', 'firstName', ' \t', missing],
  ['login', 'lastName', '', missing],
  ['login', 'lastName', '\u00A0', missing],
  ['login', 'customerNumber', '', number],
  ['login', 'customerNumber', '1234567', number],
  ['login', 'customerNumber', '123456789', number],
  ['login', 'customerNumber', '1234567a', number],
  ['login', 'customerNumber', ' 12345678', number],
  ['login', 'customerNumber', '12345678\n', number],
  ['login', 'customerNumber', '١٢٣٤٥٦٧٨', number],
  ['login', 'email', '', invalidAddress],
  ['login', 'email', 'erika', invalidAddress],
  ['login', 'password', '', password],
  ['login', 'password', '1234567', password],
  ['login', 'password', '😀😀😀😀', password],
  ['newsletter', 'salutation', '', 'Bitte wählen Sie eine Anrede aus / Please choose a salutation'],
  ['newsletter', 'firstName', ' ', 'Bitte geben Sie Ihren Vornamen ein / Please enter your first name'],
  ['newsletter', 'lastName', ' ', 'Bitte geben Sie Ihren Nachnamen ein / Please enter your last name'],
  ['newsletter', 'email', ' ', 'Bitte geben Sie Ihre E-Mail-Adresse ein / Please enter your email address'],
  ['newsletter', 'email', 'a@b', invalidAddress],
  ['discount', 'email', '', 'Bitte geben Sie Ihre E-Mail-Adresse ein / Please enter your email address'],
  ['discount', 'email', 'a b@c.de', invalidAddress],
  ['supportForm', 'customerNumber', ' ', 'Kundennummer ist erforderlich / Customer number is required'],
  ['supportForm', 'name', '\n', 'Name ist erforderlich / Name is required'],
  ['supportForm', 'email', '  ', 'E-Mail ist erforderlich / Email is required'],
  ['supportForm', 'email', 'a@b', invalidAddress],
  ['supportForm', 'subject', ' ', 'Betreff ist erforderlich / Subject is required'],
  ['supportForm', 'message', '\n\n', 'Nachricht ist erforderlich / Message is required'],
  ['contactForm', 'name', '', 'Name ist erforderlich / Name is required'],
  ['contactForm', 'email', '', 'E-Mail ist erforderlich / Email is required'],
  ['contactForm', 'email', '@b.de', invalidAddress],
  ['contactForm', 'message', '', 'Nachricht ist erforderlich / Message is required'],
  ['contactForm', 'name', 'a'.repeat(101), tooLong],
  ['contactForm', 'subject', 'a'.repeat(201), tooLong],
  ['contactForm', 'message', 'a'.repeat(10_001), tooLong],
  ['supportForm', 'customerNumber', '1'.repeat(51), tooLong],
  ['newsletter', 'firstName', 'a'.repeat(101), tooLong],
])('The %s form refuses an invalid %s, in both languages (case %#)', (form, field, value, words) => {
  expect(forms[form]({ [field]: value })).toEqual([`${field}: ${words}`]);
});

test.each<[Form, string, string]>([
  ['login', 'customerNumber', '00000000'],
  ['login', 'password', '        '],
  ['login', 'password', '😀😀😀😀😀😀😀😀'],
  ['supportForm', 'customerNumber', 'K-17'],
  ['supportForm', 'priority', 'no such priority'],
  ['contactForm', 'subject', ''],
])('In the %s form, the field %s can be %j', (form, field, value) => {
  expect(forms[form]({ [field]: value })).toEqual([]);
});

describe('The errors of an empty form', () => {
  test.each<[Form, readonly string[]]>([
    ['login', ['firstName', 'lastName', 'customerNumber', 'email', 'password']],
    ['newsletter', ['salutation', 'firstName', 'lastName', 'email']],
    ['discount', ['email']],
    ['supportForm', ['customerNumber', 'name', 'email', 'subject', 'message']],
    ['contactForm', ['name', 'email', 'message']],
  ])('are in the order of the fields: %s', (form, fields) => {
    const nothing = Object.fromEntries(fields.map((field) => [field, '']));
    expect(forms[form](nothing).map((error) => error.split(':')[0])).toEqual(fields);
  });

  test('do not depend on the order of the values', () => {
    const values = { message: '', subject: '', email: '', name: 'Erika', customerNumber: '1' };
    expect(Object.keys(validateSupport(values))).toEqual(['email', 'subject', 'message']);
  });
});

test('A field of the login form can be checked alone', () => {
  expect(validateLoginField('customerNumber', '1234')).toBe('errorCustomerNumber');
  expect(validateLoginField('customerNumber', '12345678')).toBeUndefined();
});

test.each([
  ['', []],
  ['1234567', ['digit']],
  ['abcdefgh', ['length', 'lower']],
  ['ÄÖÜ', ['upper']],
  ['Übung', ['upper', 'lower']],
  ['e\u0301', ['lower']],
  ['a b', ['lower']],
  ['§', ['special']],
  ['Sommer25!', ['length', 'upper', 'lower', 'digit', 'special']],
])('The password %j meets these requirements of the hint: %j', (value, met) => {
  const hints = Object.entries(passwordHints(value));
  expect(hints.filter(([, isMet]) => isMet).map(([name]) => name)).toEqual(met);
});

describe('An e-mail address in a form', () => {
  test.each([
    'a@b.de',
    'erika.muster+news@mail.example.com',
    "o'neil@example.org",
    'erika@müller.example',
    ' a@b.de ',
    'a@b.de.',
    '\u202Aa@b.de\u202C',
  ])('is valid: %s', (value) => {
    expect(isAddress(value)).toBe(true);
  });

  test.each([
    'a',
    'a@',
    '@b.de',
    'a@b',
    'a@b.',
    'a@.de',
    'a@@b.de',
    'a@b@c.de',
    'a b@c.de',
    'a@b c.de',
    'a@b..de',
    'a,b@c.de',
    'Ada <a@b.de>',
    `${'a'.repeat(250)}@b.de`,
    'a@b.de\nBcc: x@y.z',
  ])('is invalid: %j', (value) => {
    expect(isAddress(value)).toBe(false);
  });

  test('is refused within the time limit of a test, even if the text is very long', () => {
    expect(isAddress(`a@${'b.'.repeat(200_000)} `)).toBe(false);
    expect(isAddress(`${'a@'.repeat(200_000)}.`)).toBe(false);
  });
});
