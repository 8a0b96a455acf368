// Usage errors are in the language of the user, although commander has only English messages.
import { expect, test } from 'vitest';
import { usageError } from '../../src/cli/usage-error.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { archipel, smallContent } from '../support/process/process.ts';

test.each<[string, readonly string[], RegExp, RegExp]>([
  ['a missing kind', ['rename'], /^Fehler: Hinter dem Befehl fehlt eine Angabe: kind\.$/m, /^error: missing required argument 'kind'$/m],
  ['an unknown command', ['buidl'], /^Fehler: Den Befehl „buidl“ gibt es nicht\.\n\(Meinten Sie build\?\)$/m, /\(Did you mean build\?\)/],
  ['an unknown option', ['build', '--jsn'], /^Fehler: Die Option „--jsn“ gibt es nicht\.$/m, /^error: unknown option '--jsn'$/m],
  ['a missing value', ['build', '--out'], /^Fehler: Zur Option „--out <dir>“ fehlt der Wert\.$/m, /argument missing/],
  ['an extra word', ['explain', 'a', 'b'], /^Fehler: Hinter „explain“ stehen zu viele Angaben: 2 statt 1\.$/m, /too many arguments/],
  [
    'a value that is not a choice',
    ['check', '--format', 'xml'],
    /„xml“ passt nicht .*Möglich sind pretty, json, github\./,
    /Allowed choices/,
  ],
  [
    'a folder that does not exist',
    ['import', 'nowhere'],
    /^Fehler: „nowhere“ passt nicht zur Angabe „folder“\. Den/m,
    /is invalid for argument/,
  ],
  ['an invalid instant', ['check', '--now', 'soon'], /„soon“ passt nicht .*Schreiben Sie einen Zeitpunkt/, /is invalid\. Write an instant/],
  ['two conflicting options', ['schema', '--answers', '--json'], /schließen einander aus\.$/m, /cannot be used with option/],
  ['a page without --add', ['translations', 'home'], /^Fehler: Weder ein Befehl noch eine Seite heißt „home“/m, /unknown command or page/],
  ['an unknown kind', ['new', 'pag'], /Hinzufügen lassen sich: .*\bpage\b/, /What can be added: .*\bpage\b/],
])('A usage error is printed in German and in English: %s', async (_, words, german, english) => {
  const [inGerman, inEnglish] = [await archipel(['--language', 'de', ...words]), await archipel(words)];
  expect([inGerman.code, inEnglish.code]).toEqual([2, 2]);
  expect(inGerman.stderr).toMatch(german);
  expect(inGerman.stderr).not.toMatch(/\berror:|Try |Did you/);
  expect(inEnglish.stderr).toMatch(english);
});

test('Usage errors in English are the unchanged messages of commander', () => {
  const sentences = [
    "error: option '--now <instant>' argument 'it's' is invalid. Write a date.\n",
    "error: unknown option '--x'\n(Did you mean one of --a, --b?)\n",
  ];
  for (const sentence of sentences) expect(usageError(sentence, toolMessages('en'))).toBe(sentence);
});

test('The relay explains missing variables in German', async () => {
  const { code, stderr } = await archipel(['relay', '--language', 'de']);
  expect(code).toBe(2);
  expect(stderr).toContain('ARCHIPEL_RELAY_INBOX: fehlt');
  expect(stderr).toContain('ARCHIPEL_RELAY_QUEUE: fehlt; muss der vollständige Pfad eines Ordners sein');
  expect(stderr).not.toContain('it is not set');
});

test.each([
  ['explain', ['explain', 'Seite Start'], /Stelle {2}Abschnitt 1 \(Auftakt\), Titel „Nicht viel mehr\.“/],
  ['remove', ['remove', 'page', 'home'], /Kopfzeile 1 „Start“ \(ist von Hand/],
])('%s prints places in German with --language de', async (_, words, place) => {
  const { stdout, stderr } = await archipel([...words, '--language', 'de', '--content', smallContent()]);
  expect(stdout + stderr).toMatch(place);
  expect(stdout + stderr).not.toMatch(/\b(?:section|item|action|button) \d|“[^„]*”/);
});
