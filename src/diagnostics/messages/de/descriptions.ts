import { starterDescriptions } from './starter-descriptions.ts';

/**
 * German translations of the descriptions in the engine's schemas. The keys are the English descriptions. A site
 * translates its own schemas in its definition.
 */
export const descriptions: Readonly<Record<string, string>> = {
  ...starterDescriptions,
  'What holds when a campaign is over. regular: the regular price, as without this; offer: the price of the offer that ended last.':
    'Was gilt, wenn eine Aktion vorbei ist. regular: der reguläre Preis, wie ohne diese Angabe; offer: der Preis des Angebots, das zuletzt endete.',
  'A campaign of prices.yaml.': 'Eine Aktion aus prices.yaml.',
  'A text in each language. {company}, {phone.support} and other facts in braces are filled in.':
    'Ein Text in jeder Sprache. {company}, {phone.support} und andere Angaben in Klammern werden eingesetzt.',
  'An anchor, so that links can lead here.': 'Ein Anker, damit Links hierher führen können.',
  'A short line above the title.': 'Eine kurze Zeile über dem Titel.',
  'The title of the section.': 'Der Titel des Abschnitts.',
  'One or two sentences for search results; unique on the site.': 'Ein oder zwei Sätze für Suchergebnisse; auf der Website nur einmal.',
  'The title in the browser tab and in search results; unique on the site.':
    'Der Titel im Browser und in Suchergebnissen; auf der Website nur einmal.',
  'One to three buttons; the first is the main one.': 'Eine bis drei Schaltflächen; die erste ist die wichtigste.',
  'The languages in which this exists; without this line, all of the site. Each must be complete; others must be absent.':
    'Die Sprachen, in denen es das gibt; ohne diese Zeile alle Sprachen der Website. Jede muss vollständig sein; andere dürfen nicht vorkommen.',
  'The languages in which this exists. Each must be complete; others must be absent.':
    'Die Sprachen, in denen es das gibt. Jede muss vollständig sein; andere dürfen nicht vorkommen.',
  'What search engines and link previews show.': 'Was Suchmaschinen und Link-Vorschauen zeigen.',
  'The sections of the page, from top to bottom.': 'Was auf der Seite steht, von oben nach unten.',
  'What the button says.': 'Was auf der Schaltfläche steht.',
  'Where a link leads: exactly one target, such as { page: contact }; a page may have an anchor beside it.':
    'Wohin ein Link führt: genau ein Ziel, etwa { page: contact }; neben einer Seite kann ein Anker stehen.',
  'Says that this is sample content, to be replaced before release.':
    'Sagt, dass das ein Beispiel ist, das vor der Veröffentlichung ersetzt wird.',
};
