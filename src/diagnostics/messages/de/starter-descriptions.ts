/**
 * German translations of the descriptions in the starter's schemas. The keys are the English descriptions. A site that
 * changes a description has to translate the new one itself.
 */
export const starterDescriptions: Readonly<Record<string, string>> = {
  'The address; without it, the name of the file.': 'Die Adresse; ohne sie der Name der Datei.',
  'The page above this one, for breadcrumbs.': 'Die Seite über dieser, für den Pfad zur Seite.',
  'A short name, for breadcrumbs; the heading of a page without a hero.':
    'Ein kurzer Name, für den Pfad zur Seite; auf einer Seite ohne „hero“ die Überschrift.',
  'One or two sentences under that heading.': 'Ein oder zwei Sätze unter dieser Überschrift.',
  'Each section names the files that it is made of. Delete this line to hide them.':
    'Jeder Abschnitt nennt die Dateien, aus denen er besteht. Löschen Sie diese Zeile, um sie zu verbergen.',
  'A page of the site.': 'Eine Seite der Website.',
  'The day of the note; the newest comes first.': 'Der Tag der Notiz; die neueste steht zuerst.',
  'One or two words; the list of notes can be narrowed to them.':
    'Ein oder zwei Wörter, auf die sich die Liste der Notizen eingrenzen lässt.',
  'The heading.': 'Die Überschrift.',
  'One or two sentences, for the list of notes.': 'Ein oder zwei Sätze, für die Liste der Notizen.',
  'The sections under the heading, from top to bottom.': 'Die Abschnitte unter der Überschrift, von oben nach unten.',
  'A note with a date.': 'Eine Notiz mit einem Datum.',
  'The words of the link.': 'Was im Link steht.',
  'A link of header or footer.': 'Ein Link der Kopfzeile oder der Fußzeile.',
  'The links at the top of every page.': 'Die Links oben auf jeder Seite.',
  'The links at the end of every page.': 'Die Links am Ende jeder Seite.',
  'The links of header and footer.': 'Die Links der Kopfzeile und der Fußzeile.',
  'The contact form.': 'Das Kontaktformular.',
  'The question, as a visitor asks it.': 'Die Frage, wie ein Besucher sie stellt.',
  'The answer, in a few sentences.': 'Die Antwort, in wenigen Sätzen.',
  'A question with its answer.': 'Eine Frage mit ihrer Antwort.',
  'The questions.': 'Die Fragen.',
  'Questions and answers; search engines see them too.': 'Fragen und Antworten; auch Suchmaschinen sehen sie.',
  'The heading of the item.': 'Die Überschrift des Eintrags.',
  'The file or command that the item is about.': 'Die Datei oder der Befehl, um den es geht.',
  'One to three sentences.': 'Ein bis drei Sätze.',
  'A heading with its text.': 'Eine Überschrift mit ihrem Text.',
  'The items, two or more.': 'Die Einträge, mindestens zwei.',
  'A list of items beside a heading.': 'Eine Liste von Einträgen neben einer Überschrift.',
  'A short line above the heading.': 'Eine kurze Zeile über der Überschrift.',
  'The main heading of the page.': 'Die Hauptüberschrift der Seite.',
  'One to three sentences under the heading.': 'Ein bis drei Sätze unter der Überschrift.',
  'The opening of a page: one promise and one or two buttons.': 'Der Anfang einer Seite: ein Versprechen und eine oder zwei Schaltflächen.',
  'How many.': 'Wie viele.',
  'A link under them.': 'Ein Link darunter.',
  'The newest notes.': 'Die neuesten Notizen.',
  'All notes, the newest first, with a search. The addresses of the notes are below this page.':
    'Alle Notizen, die neueste zuerst, mit einer Suche. Die Adressen der Notizen liegen unter dieser Seite.',
  'The text, by the name of its files without language and ending: about.':
    'Der Text: der Name seiner Dateien ohne Sprache und Endung, etwa about.',
  'Longer text, written as Markdown beside the page.': 'Längerer Text, als Markdown neben der Seite geschrieben.',
};
