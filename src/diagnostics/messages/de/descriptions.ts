import { starterDescriptions } from './starter-descriptions.ts';

/**
 * German translations of the descriptions in the engine's schemas. The keys are the English descriptions. A site
 * translates its own schemas in its definition.
 */
export const descriptions: Readonly<Record<string, string>> = {
  ...starterDescriptions,
  'Which price applies after a campaign has ended. regular: the regular price (the default); offer: the price of the offer that ended last.':
    'Welcher Preis gilt, wenn eine Aktion vorbei ist. regular: der reguläre Preis (Standard); offer: der Preis des Angebots, das zuletzt endete.',
  'A text in each language. {company}, {phone.support} and other facts in braces are filled in.':
    'Ein Text in jeder Sprache. {company}, {phone.support} und andere Angaben in Klammern werden eingesetzt.',
  'An anchor, so that links can lead here.': 'Ein Anker, damit Links hierher führen können.',
  'A short line above the title.': 'Eine kurze Zeile über dem Titel.',
  'The title of the section.': 'Der Titel des Abschnitts.',
  'One or two sentences for search results; unique on the site.': 'Ein oder zwei Sätze für Suchergebnisse; auf der Website nur einmal.',
  'The title in the browser tab and in search results; unique on the site.':
    'Der Titel im Browser und in Suchergebnissen; auf der Website nur einmal.',
  'One to three buttons; the first is the main one.': 'Eine bis drei Schaltflächen; die erste ist die wichtigste.',
  'The languages in which this exists; if omitted, all languages of the site. Each must be complete; others must be absent.':
    'Die Sprachen, in denen es das gibt; ohne diese Zeile alle Sprachen der Website. Jede muss vollständig sein; andere dürfen nicht vorkommen.',
  'The languages in which this exists. Each must be complete; others must be absent.':
    'Die Sprachen, in denen es das gibt. Jede muss vollständig sein; andere dürfen nicht vorkommen.',
  'The title and description for search engines and link previews.': 'Was Suchmaschinen und Link-Vorschauen zeigen.',
  'The sections of the page, from top to bottom.': 'Was auf der Seite steht, von oben nach unten.',
  'The text on the button.': 'Was auf der Schaltfläche steht.',
  'Where a link leads: exactly one target, such as { page: contact }; a page may have an anchor beside it.':
    'Wohin ein Link führt: genau ein Ziel, etwa { page: contact }; neben einer Seite kann ein Anker stehen.',
  'Settings that apply to the entire site.': 'Was für die ganze Website gilt.',
  'The name of the site, in titles and link previews.': 'Der Name der Website, in Titeln und Link-Vorschauen.',
  'The address of the finished site, without a slash at the end.': 'Die Adresse der fertigen Website, ohne Schrägstrich am Ende.',
  'file: /ferry-times is ferry-times.html; directory: /ferry-times is ferry-times/index.html.':
    'file: /ferry-times ist ferry-times.html; directory: /ferry-times ist ferry-times/index.html.',
  'The colour that browsers use for their toolbars, as # and six digits.':
    'Die Farbe, die Browser ihrem eigenen Rahmen geben, als # mit sechs Ziffern.',
  'The icon of the site, an SVG file in content/assets.': 'Das Icon der Website, eine SVG-Datei in content/assets.',
  'The picture of all link previews, 1200 by 630 pixels, in each language; without it, each page gets a drawn one.':
    'Das Bild aller Link-Vorschauen, 1200 mal 630 Pixel, in jeder Sprache; ohne diese Angabe bekommt jede Seite ein gezeichnetes.',
  'The picture for pages.': 'Das Bild für die Seiten.',
  'Where to report holes in the security of the site: /.well-known/security.txt.':
    'Wo Sicherheitslücken der Website gemeldet werden: /.well-known/security.txt.',
  'An e-mail address, or the https address of a form.': 'Eine E-Mail-Adresse oder die https-Adresse eines Formulars.',
  'The address of a page that explains how you handle reports.': 'Die Adresse einer Seite, auf der steht, was mit Meldungen geschieht.',
  'The last day on which this is true, at most a year ahead, such as 2026-12-31: check and schedule name it.':
    'Der letzte Tag, an dem das stimmt, höchstens ein Jahr im Voraus, etwa 2026-12-31: check und schedule nennen ihn.',
  'true marks these as example values; check --release refuses them.':
    'true kennzeichnet diese Werte als Beispiele; check --release lehnt sie ab.',
  'Telephone numbers and e-mail addresses by name.': 'Telefonnummern und E-Mail-Adressen nach Namen.',
  'A telephone number, an e-mail address, or both.': 'Eine Telefonnummer, eine E-Mail-Adresse oder beides.',
  'International, with spaces.': 'International, mit Leerzeichen.',
  'An e-mail address.': 'Eine E-Mail-Adresse.',
  'Addresses of other sites by name.': 'Adressen anderer Websites nach Namen.',
  'An address of another site.': 'Eine Adresse einer anderen Website.',
  'A full address, https://…': 'Eine vollständige Adresse, https://…',
  'Opens in a new tab.': 'Öffnet sich in einem neuen Tab.',
  'The services that pages call. Each value can be set in an environment variable.':
    'Die Dienste, die von Seiten aufgerufen werden. Jeder Wert lässt sich durch eine Umgebungsvariable setzen.',
  'All prices and campaigns of the site.': 'Alle Preise und Aktionen der Website.',
  'The currency of all amounts, by its three letters (ISO 4217).': 'Die Währung aller Beträge, mit ihren drei Buchstaben (ISO 4217).',
  'The rate of VAT in percent.': 'Der Satz der Mehrwertsteuer in Prozent.',
  'The promotions, by a name of your choice.': 'Die Aktionen, nach einem Namen Ihrer Wahl.',
  'A promotion with its window.': 'Eine Aktion mit ihrem Zeitraum.',
  'The date and time at which the promotion starts; if omitted, it has already started.':
    'Der Zeitpunkt, zu dem die Aktion beginnt; ohne ihn läuft sie schon.',
  'The date and time at which the promotion ends, with the offset from UTC.':
    'Der Zeitpunkt, zu dem die Aktion endet, mit dem Abstand von UTC.',
  'The advertised saving in percent.': 'Die beworbene Ersparnis in Prozent.',
  'The price lists, by a name of your choice.': 'Die Preislisten, nach einem Namen Ihrer Wahl.',
  'The regular price and the offers.': 'Der reguläre Preis und die Angebote.',
  'The price outside promotions.': 'Der Preis außerhalb von Aktionen.',
  'The price to pay once, without VAT. The file has it in cents: 999700 is €9,997.':
    'Was einmal gezahlt wird, ohne Mehrwertsteuer. In der Datei steht es in Cent: 999700 sind 9.997 €.',
  'The price of the set-up, without VAT. The file has it in cents: 999700 is €9,997.':
    'Was die Einrichtung kostet, ohne Mehrwertsteuer. In der Datei steht es in Cent: 999700 sind 9.997 €.',
  'The price for each month, without VAT. The file has it in cents: 999700 is €9,997.':
    'Was jeden Monat gezahlt wird, ohne Mehrwertsteuer. In der Datei steht es in Cent: 999700 sind 9.997 €.',
  'The price of a minute of calls, without VAT. The file has it in cents: 999700 is €9,997.':
    'Was eine Gesprächsminute kostet, ohne Mehrwertsteuer. In der Datei steht es in Cent: 999700 sind 9.997 €.',
  'The offers; the windows of their campaigns must not overlap.':
    'Die Angebote; die Zeiträume ihrer Aktionen dürfen sich nicht überschneiden.',
  'A price for the time of a campaign.': 'Ein Preis für die Dauer einer Aktion.',
  'A campaign of this file.': 'Eine Aktion aus dieser Datei.',
  'The price while the campaign runs.': 'Der Preis, solange die Aktion läuft.',
  'Addresses that have moved.': 'Adressen, die umgezogen sind.',
  'Addresses that have moved, each with the new one.': 'Adressen, die umgezogen sind, jede mit der neuen.',
  'An address that has moved.': 'Eine Adresse, die umgezogen ist.',
  'The old path, with the prefix of its language. No .html or slash at its end.':
    'Der Pfad, den es nicht mehr gibt, mit dem Präfix seiner Sprache. Kein .html und kein Schrägstrich am Ende.',
  'The address of the page to which visitors are redirected, or of another site with https://.':
    'Die Adresse der Seite, zu der Besucher geführt werden, oder die einer anderen Website mit https://.',
  'The address of the page, the same in every language under its prefix: /about; or one for each language: { de: /ueber-uns, en: /about }. In a language that is left out, the address is the same as without path.':
    'Die Adresse der Seite, in jeder Sprache dieselbe unter ihrem Präfix: /about; oder eine für jede Sprache: { de: /ueber-uns, en: /about }. Eine Sprache ohne Adresse bekommt die, die sie ohne path hätte.',
  'true excludes the page from search engines and from the sitemap; visitors can open it like any other page.':
    'true hält die Seite aus Suchmaschinen und der Sitemap heraus; Besucher bekommen sie wie jede andere.',
  'The day by which this has to be reviewed, such as 2026-12-31. Visitors do not see it; check warns.':
    'Der Tag, bis zu dem das zu prüfen ist, etwa 2026-12-31. Besucher sehen ihn nicht; check warnt.',
  'true for a draft: watch shows it with a mark, and a build leaves it out unless you add --drafts.':
    'true für einen Entwurf: watch zeigt ihn gekennzeichnet, und ein Build lässt ihn ohne --drafts weg.',
  'The first day on which this is shown, such as 2026-12-01, or the instant at which it appears. Before it, a build leaves this out.':
    'Der erste Tag, an dem das zu sehen ist, etwa 2026-12-01, oder der Zeitpunkt, ab dem es das ist. Vorher lässt ein Build es weg.',
  'The last day on which this is true, such as 2026-12-31, or the instant at which it ends. After it, a build leaves this out.':
    'Der letzte Tag, an dem das stimmt, etwa 2026-12-31, oder der Zeitpunkt, ab dem es nicht mehr stimmt. Danach lässt ein Build es weg.',
  'The parent entry; if omitted, the entry of the folder.': 'Der übergeordnete Eintrag; ohne diese Angabe der des Ordners.',
  'The name of the text.': 'Der Name des Textes.',
  'A part of a page; type states which kind.': 'Ein Teil einer Seite; type nennt seine Art.',
  'One or two sentences under the title.': 'Ein oder zwei Sätze unter dem Titel.',
  'A button: its text and its target. The first of several is the main one.':
    'Eine Schaltfläche: was darauf steht und wohin sie führt. Die erste von mehreren ist die wichtigste.',
  'A name of lower-case letters, digits and hyphens.': 'Ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen.',
  'A file in content/assets, named from there.': 'Eine Datei in content/assets, mit ihrem Pfad von dort.',
  'An image in content/assets, named from there (PNG, JPEG, WebP or AVIF).':
    'Ein Bild in content/assets, mit seinem Pfad von dort (PNG, JPEG, WebP oder AVIF).',
  'An icon, by its name at lucide.dev/icons.': 'Ein Icon, mit seinem Namen von lucide.dev/icons.',
  'The recording in two formats: Opus is small, and MP3 plays everywhere.':
    'Die Aufnahme in zwei Formaten: Opus ist klein, MP3 läuft überall.',
  'The recording as Opus, a file in content/assets.': 'Die Aufnahme als Opus, eine Datei in content/assets.',
  'The recording as MP3, a file in content/assets.': 'Die Aufnahme als MP3, eine Datei in content/assets.',
  'A number with its unit, such as { number: 95, unit: percent }, or a text in each language.':
    'Eine Zahl mit ihrer Einheit, etwa { number: 95, unit: percent }, oder ein Text in jeder Sprache.',
  'An amount with its currency, such as { amount: 49.9, currency: EUR }.':
    'Ein Betrag mit seiner Währung, etwa { amount: 49.9, currency: EUR }.',
  'The amount, with a point for cents: 49.9. It is written as each language does.':
    'Der Betrag, mit einem Punkt vor den Cent: 49.9. Auf der Seite steht er so, wie es in der Sprache üblich ist.',
  'The currency, by its three letters (ISO 4217).': 'Die Währung, mit ihren drei Buchstaben (ISO 4217).',
  'One or two sentences.': 'Ein oder zwei Sätze.',
  'One or two sentences, for the page and for lists.': 'Ein oder zwei Sätze, für die Seite und für Listen.',
};
