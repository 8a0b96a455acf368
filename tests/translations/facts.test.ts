// Compares the facts in texts of two languages: equal facts in different notations, and different facts.
import { describe, expect, test } from 'vitest';
import { differingFacts } from '../../src/translations/facts/differing-facts.ts';
import { factsIn } from '../../src/translations/facts/facts-in.ts';

/** Pairs of a German and an English text with the same facts. */
const equal: readonly (readonly [string, string])[] = [
  ['9.997 €', '€9,997'],
  ['9.997,00 €', '€9,997'],
  ['0,39 €', '€0.39'],
  ['39 Cent', '€0.39'],
  ['1.000,- Euro', 'EUR 1,000'],
  ['500-Euro-Gutschein', '€500 voucher'],
  ['1,5 Mio. €', '€1.5 million'],
  ['10 bis 20 €', '€10–20'],
  ['50 %', '50%'],
  ['50\u00a0%', '50 per cent'],
  ['50 Prozent', '50 percent'],
  ['50-prozentige Ersparnis', 'a saving of 50%'],
  ['10 bis 20 %', '10% to 20%'],
  ['99,99 % Verfügbarkeit', '99.99% availability'],
  ['30. Juni 2025', '30 June 2025'],
  ['30. Juni 2025', 'June 30, 2025'],
  ['30.06.2025', '30/06/2025'],
  ['am 30.6.2025', 'on 30th June 2025'],
  ['2025-06-30', '30 Jun 2025'],
  ['am 1. März', 'on March 1st'],
  ['seit Mai 2024', 'since May 2024'],
  ['von 9 bis 17 Uhr', 'from 9 am to 5 pm'],
  ['um 18:30 Uhr', 'at 6:30 p.m.'],
  ['24/7', '24/7'],
  ['Node, Vue und .NET', 'Node.js, Vue.js and ASP.NET'],
  ['mit node.js', 'with Node'],
  ['Sockets, monday und die Einstellungen', 'Socket.io, Socket.IO, Booking.com, and config.ts, main.py or notes.md'],
  ['rund um die Uhr', 'around the clock, 24/7'],
  ['1.000 Anrufe', '1,000 calls'],
  ['1.234.567,5', '1,234,567.5'],
  ['10\u202f000', '10,000'],
  ['10 Tsd. Kunden', '10k customers'],
  ['OAuth 2.0 und Node 20.19.1', 'OAuth 2.0 and Node 20.19.1'],
  ['Wir nutzen TLS 1.3.', 'We use TLS 1.3.'],
  ['Version 1.2.34', 'Version 1.2.34'],
  ['vom 1.2. bis 3.4.25', 'from 1 February to 3 April 2025'],
  ['Mo bis Fr, 9–17 Uhr', 'Mon to Fri, 9 am–5 pm'],
  ['5,– €', '€5'],
  ['8 Ziffern', 'eight digits'],
  ['205 Plätze', '\u{1d7da}\u{1d7d8}\u{1d7dd} seats'],
  ['205 Plätze', '٢٠٥ seats'],
  ['achtstellige Nummer', '8-digit number'],
  ['der 3. Versuch', 'the 3rd attempt'],
  ['die Hälfte', '50%'],
  ['§ 7 UWG', 'section 7 of the Act'],
  ['Verordnung (EU) 2024/1689', 'Regulation (EU) 2024/1689'],
  ['B2B und GPT-4', 'B2B and GPT-4'],
  ['Mehr als B2B', 'More than business'],
  ['{phone.support} anrufen', 'Call {phone.support}'],
  ['{{percent}} % Rabatt', 'A discount'],
  ['info@example.com', 'Info@Example.com'],
  ['+49 30 23125 100', '+49 30 / 23125-100'],
  ['+49 30 23125 100. 3 Leute', '3 people: +49 30 23125 100.'],
  ['030 / 23125 100', '+49 30 23125 100'],
  ['https://www.example.com/de/preise', 'https://example.com/en/prices'],
  ['Spreeufer 5, 10115 Berlin', 'Spreeufer 5, 10115 Berlin'],
  ['im Maßstab 1:25.000', 'at 1:25,000'],
  ['Nichts, was zu zählen wäre', 'Nothing to be counted'],
];

const differing = (german: string, text: string, tag = 'en-GB') => differingFacts({ text: german, tag: 'de-DE' }, { text, tag });

describe('A German and an English text with the same facts have no difference:', () => {
  test.each(equal)('%j and %j', (german, english) => {
    expect(differing(german, english)).toBeUndefined();
  });
});

describe('A fact among many words without figures', () => {
  const words = 'aber alle Worte davor und danach sagen nichts, was eine Zahl betrifft, auch nicht '.repeat(3);

  test.each(equal)('is found as in a short text: %j', (german) => {
    expect([...factsIn(`${words}${german} ${words}`, 'de-DE')]).toEqual([...factsIn(`so ${german} so`, 'de-DE')]);
  });
});

/** A German text, an English text, the facts that only the German text has, and those that only the English text has. */
const different: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['9.997 €', '€9,979', ['€9997'], ['€9979']],
  ['9.997 €', '$9,997', ['€9997'], ['$9997']],
  ['1.000 Anrufe', '1.000 calls', ['1000'], ['1']],
  ['50 % Rabatt', '40% off', ['50%'], ['40%']],
  ['50 % Rabatt', 'a discount', ['50%'], []],
  ['ein Rabatt', '50% off', [], ['50%']],
  ['bis 30. Juni 2025', 'until 30 July 2025', ['2025-06-30'], ['2025-07-30']],
  ['bis 30. Juni 2025', 'until 30 June', ['2025-06-30'], ['06-30']],
  ['im Maßstab 1:25.000', 'at 1:50,000', ['25000'], ['50000']],
  ['um 18 Uhr', 'at 6 am', ['18:00'], ['06:00']],
  ['24/7', 'on weekdays', ['24/7'], []],
  ['8 Ziffern', 'nine digits', ['8'], []],
  ['{phone.support}', '{phone.contact}', ['{phone.support}'], ['{phone.contact}']],
  ['info@example.com', 'office@example.com', ['info@example.com'], ['office@example.com']],
  ['+49 30 23125 100', '+49 30 23125 200', ['+493023125100'], ['+493023125200']],
  ['www.example.com', 'www.example.org', ['example.com'], ['example.org']],
  ['auf example.com und example.de', 'at nodejs.org and Example.com/prices', ['example.de'], ['nodejs.org']],
  ['Spreeufer 5', 'Spreeufer 7', ['spreeufer 5'], ['spreeufer 7']],
  ['Spreeufer 5', 'Hauptstraße 5', ['spreeufer 5'], ['hauptstraße 5']],
];

describe('Different facts are found:', () => {
  test.each(different)('%j and %j', (german, english, onlyGerman, onlyEnglish) => {
    expect(differing(german, english)).toEqual({ source: onlyGerman, target: onlyEnglish });
  });
});

test('Each fact is found once, and facts are ordered by kind', () => {
  expect([...factsIn('20 % bis 30. Juni 2025: 5 €, danach 20 % auf 5 €.', 'de-DE')]).toEqual(['2025-06-30', '€5', '20%']);
});

/** A German text, the same text in a language for which only Intl has data, and the tag of that language. */
const inOtherLanguages: readonly (readonly [string, string, string])[] = [
  ['9.997 €', '9 997 €', 'fr-FR'],
  ['1,5 Mio. €', '1,5 million d’euros', 'fr-FR'],
  ['30. Juni 2025', '30 juin 2025', 'fr-FR'],
  ['am 1. März', 'le 1 mars', 'fr-FR'],
  ['seit Mai 2024', 'depuis mai 2024', 'fr-FR'],
  ['50 % Rabatt', '50 pour cent de réduction', 'fr-FR'],
  ['8 Ziffern', 'huit chiffres', 'fr-FR'],
  ['um 18 Uhr', 'à 18 heures', 'fr-FR'],
  ['10 bis 20 €', '10 à 20 €', 'fr-FR'],
  ['5 US-Dollar', '5 dollars des États-Unis', 'fr-FR'],
  ['30. Juni 2025', '30 de junio de 2025', 'es-ES'],
  ['30. Juni 2025', '30 czerwca 2025', 'pl-PL'],
  ['seit Juni 2025', 'od czerwiec 2025', 'pl-PL'],
  ['5 Millionen', '5 milionów', 'pl-PL'],
  ['30. Juni 2025', '٣٠ يونيو ٢٠٢٥', 'ar-EG'],
  ['1.234,5', '١٬٢٣٤٫٥', 'ar-EG'],
  ['50 %', '٥٠٪', 'ar-EG'],
  ['30. Juni 2025', '2025年6月30日', 'ja-JP'],
  ['30.06.2025', '06/30/2025', 'en-US'],
  ['30.06.2025', '2025. 06. 30.', 'hu-HU'],
];

describe('In a language for which only Intl has data,', () => {
  test.each(inOtherLanguages)('%j and %j have the same facts (%s)', (german, text, tag) => {
    expect(differing(german, text, tag)).toBeUndefined();
  });

  test.each([
    ['9.997 €', '9 979 €', 'fr-FR', ['€9997'], ['€9979']],
    ['30. Juni 2025', '30 juillet 2025', 'fr-FR', ['2025-06-30'], ['2025-07-30']],
    ['30.06.2025', '30 maja 2025', 'pl-PL', ['2025-06-30'], ['2025-05-30']],
    ['137 Anrufe', '١٣٨', 'ar-EG', ['137'], ['138']],
  ])('%j and %j have different facts (%s)', (german, text, tag, source, target) => {
    expect(differing(german, text, tag)).toEqual({ source, target });
  });
});

test.each([
  ['İndirim %20, saat 9.30', 'tr', ['20%', '09:30']],
  ['٪٥٠ أو ٥٠٪', 'ar', ['50%']],
  ['às 8h, 9h30 ou às 18h e meia', 'pt-BR', ['08:00', '09:30', '18:30']],
  ['10 लाख', 'hi', ['1000000']],
])('Percentages, times and scales are read in the notation of their language: %s', (text, tag, facts) => {
  expect(new Set(factsIn(text, tag))).toEqual(new Set(facts));
});
