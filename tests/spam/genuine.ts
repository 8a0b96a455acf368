// 200 genuine messages, in the languages of the site of this repository and of its visitors. Companies, sites and numbers are
// invented.

const german: readonly string[] = [
  'Guten Tag, wir sind eine Zahnarztpraxis mit drei Behandlern und hätten gern ein Angebot für den Audit. Wann hätten Sie Zeit für ein Gespräch?',
  'Können Ihre Agenten auch auf Französisch telefonieren? Wir haben viele Kunden aus dem Elsass.',
  'Ich habe gestern die Rechnung 2025-117 bekommen, auf der die falsche Anschrift steht. Bitte schicken Sie mir eine neue.',
  'Wie lange dauert es, bis das Team eingerichtet ist? Wir würden gern im September anfangen.',
  'Hallo, die Kollegin Frau Weber hat Sie empfohlen. Rufen Sie mich bitte am Donnerstag nach 14 Uhr an: 0511 / 123 456 78.',
  'Unser Login geht seit heute Morgen nicht mehr. Ich habe das Passwort schon zweimal zurückgesetzt.',
  'Gilt der Rabatt auch, wenn wir zwei Standorte haben?',
  'Wir betreiben die Seite https://www.beispiel-praxis.example und möchten wissen, ob sich der Chatbot dort einbauen lässt.',
  'Bitte kündigen Sie unseren Vertrag zum nächstmöglichen Termin und bestätigen Sie mir das schriftlich.',
  'Ich schreibe meine Masterarbeit über KI im Handwerk und suche drei Betriebe für ein Interview. Könnten Sie mir jemanden nennen?',
  'Was passiert mit den Aufnahmen der Telefonate? Unser Datenschutzbeauftragter braucht dazu eine schriftliche Auskunft.',
  'Sehr geehrte Damen und Herren, wir suchen für unsere Kanzlei eine Lösung, die eingehende Mails sortiert. Es sind etwa 300 am Tag.',
  'Der Link im Newsletter vom Dienstag führt ins Leere. Nur als Hinweis.',
  'Können Sie uns einen Auftragsverarbeitungsvertrag zuschicken? Am besten als PDF an diese Adresse.',
  'Ich interessiere mich für die Stelle als Entwicklerin, die auf Ihrer Seite steht. Ist sie noch frei?',
  'Wir haben ein Budget von 5.000 € im Jahr. Was wäre damit möglich?',
  'Die Demo letzte Woche hat uns gut gefallen. Zwei Fragen: Kann man die Stimme ändern, und versteht sie Dialekt?',
  'Habe meine Kundennummer verlegt. Firma Holzbau Lindner, Ansprechpartner Jens Lindner.',
  'Kostenfrage: Sind die 999 € einmalig oder monatlich? Das ist mir auf der Seite nicht klar geworden.',
  'Moin, ich bräuchte bis Freitag eine Antwort, ob ihr auch Bewerbungen vorsortieren könnt.',
  'Unser Steuerberater fragt nach Ihrer Umsatzsteuer-ID. Auf der Rechnung fehlt sie.',
  'Ich möchte meine Einwilligung zum Newsletter widerrufen. Bitte löschen Sie meine Daten.',
  'Wir sind ein Seniorenheim mit 80 Betten. Gibt es Erfahrungen mit der Dienstplanung?',
  'Seit dem Update kommen die Termine doppelt im Kalender an, einmal um 9 und einmal um 10 Uhr. Liegt das an der Zeitzone?',
  'Können wir erst einen Monat testen, bevor wir uns für ein Jahr festlegen?',
  'Meine Tochter hat aus Versehen das Formular abgeschickt. Bitte ignorieren Sie die Anfrage von heute 11:20 Uhr.',
  'Auf Ihrer Seite steht, dass Sie in Berlin sitzen. Kommen Sie auch nach Cottbus?',
  'Wir möchten den Content-Agenten um zwei Sprachen erweitern: Polnisch und Tschechisch. Was kostet das?',
  'Ich bin Journalistin und arbeite an einem Beitrag über KI-Telefonie. Hätte jemand morgen eine halbe Stunde Zeit?',
  'Ihre Mail mit dem Angebot ist im Spam gelandet, deshalb melde ich mich erst jetzt. Ist es noch gültig?',
  'Kann der Agent auch SEO-Texte schreiben, oder nur Beiträge für Social Media? Und wer prüft die?',
  'Wir brauchen mehr Anfragen über unsere Website. Unsere Agentur schafft das nicht. Was würden Sie vorschlagen?',
  'Bitte um Rückruf wegen Ticket TICKET-1795302812548. Danke!',
  'Hallo Team, kleiner Tippfehler auf der Startseite: im dritten Absatz fehlt ein Komma.',
  'Wie sieht es mit der Barrierefreiheit des Chats aus? Wir sind eine Behörde und an die BITV gebunden.',
  'Ich wollte fragen, ob man die Fördermittel des Landes Brandenburg dafür nutzen kann.',
  'Wir haben eine Solarfirma mit 12 Leuten und verlieren Anfragen, weil am Wochenende niemand ans Telefon geht.',
  'Könnten Sie die Rechnung bitte an buchhaltung@holzbau-lindner.example schicken statt an mich?',
  'Wer ist bei Ihnen für Partnerschaften zuständig? Wir beraten Apotheken und könnten uns eine Zusammenarbeit vorstellen.',
  'Darf ich Ihr Logo in einer Präsentation für unseren Vorstand verwenden?',
  'Ich habe das Webinar am 3. Juni verpasst. Gibt es eine Aufzeichnung?',
  'Unsere Immobilienagentur hat 40 Objekte online. Kann der Agent Besichtigungen selbst vereinbaren?',
  'Der Anrufbeantworter nennt noch die alten Öffnungszeiten. Bitte auf Mo–Fr 8–17 Uhr ändern.',
  'Ist die Software auch für einen Verein mit wenig Geld gedacht? Wir sind 200 Mitglieder und alle ehrenamtlich.',
  'Guten Abend, ich finde auf der Seite keine Angabe zum Serverstandort. Stehen die Server in der EU?',
  'Wir möchten bar bezahlen, geht das? Alternativ per Überweisung auf zwei Mal.',
  'Die Pharmazie-Edition gefällt mir. Kann sie auch mit unserer Warenwirtschaft sprechen?',
  'Bitte senden Sie mir die Unterlagen noch einmal, ich habe sie versehentlich gelöscht.',
  'Ich hätte gern ein Zeugnis über mein Praktikum von März bis Mai.',
  'Was unterscheidet das Team Starter vom Team Pro? Ich habe die Tabelle dreimal gelesen und verstehe es nicht.',
];

const english: readonly string[] = [
  'Hello, we run a small hotel near Lake Constance and would like to know if the phone agent can take bookings.',
  'Could you send me the data processing agreement? Our legal team needs it before we sign.',
  'I was charged twice this month, once on the 2nd and once on the 5th. Can you look into it?',
  'We saw your talk at the conference in Leipzig. Is there a recording that I could share with my team?',
  'Does the price include VAT? We are based in Ireland.',
  'My password reset mail never arrives. I have checked the junk folder as well.',
  'We are a family business of electricians. Half of our calls come while we are on a roof. Can you help?',
  'Please cancel the demo on Monday, our manager is ill. Could we move it to the week after?',
  'Our website is https://www.lakeside-hotel.example. The chat window covers the booking button on phones.',
  'How long do you keep call recordings, and can we have them deleted earlier?',
  'I am a student and would love to do an internship this summer. Who should I write to?',
  'Can one agent serve two companies, or do we need a second licence?',
  'Thanks for the quick answer yesterday. One more question: does it work with Outlook calendars?',
  'The invoice PDF cannot be opened on my Mac. Could you send it again?',
  'We would like to pay yearly instead of monthly. How do we switch?',
  'Is there an English version of the terms and conditions?',
  'Our IT department asks which IP addresses must be allowed in the firewall.',
  'We compared three providers and like yours best, but the setup fee is above our budget of €2,000. Is there any room?',
  'Please call me back at +44 20 7946 0123, any time before six.',
  'I cannot find the button to export my contacts. Where is it?',
  'Would the research agent be able to read scientific papers in PDF?',
  'Somebody entered my address in your form. I did not write to you, so please delete it.',
  'We are planning to redesign our shop in autumn and want to add your chatbot at the same time. What do our developers need?',
  'Do you offer training on site? We are 15 people in Dresden.',
  'The voice sounds a bit too fast for our older patients. Can it be slowed down?',
  'What happens if your service is down? Do calls go to our normal line?',
  'I read your case study about the dental clinic. Are those numbers from one month or a whole year?',
  'Can I upgrade in the middle of the billing period?',
  'I represent the works council. Which data about employees does the system collect?',
  'The newsletter arrives twice, at work and at home. Please keep the private address only.',
  'We are an NGO that helps refugees. Do you have a reduced price for charities?',
  'Your page about insurance mentions an integration with our broker software. Is it live already?',
  'After the last update the English texts show German dates. Screenshot follows by mail.',
  'Could the agent speak Turkish? About a third of our customers would prefer it.',
  'Who owns the texts that the content team writes, you or us?',
  'I would like to talk to someone about marketing for our pharmacy, preferably in person.',
  'We had 420 calls last month, and about 60 were missed. What would the agent cost for that volume?',
  'Can we use our own phone number, or do we get a new one?',
  'Please send the offer to my colleague, jane.doe@lakeside-hotel.example, too.',
  'Your job ad says remote. Does that include Portugal?',
  'The form for support tickets did not let me attach a file. Where may I send the log?',
  'Our accountant needs the invoices of the whole year. Is there a way to download all at once?',
  'How do I add a second user to our account? I see no menu for it.',
  'We switched banks. Where do I change the account for the direct debit?',
  'Hi! Love the night sky on your home page. Who made it?',
  'May I quote your article about voice agents in my blog? I would link to it, of course.',
  'We need a reference from another property manager before our board decides. Could you name one?',
  'The audit report says that our opening hours are wrong on Google. How do I correct them?',
  'Is it possible to have the agent answer at night only?',
  'I am interested in the investment calculator on your page. Is the formula public?',
];

const others: readonly (readonly [name: string, text: string])[] = [
  ['Ольга Петрова', 'Здравствуйте! Мы открываем клинику в Берлине. Говорит ли ваш агент по-русски?'],
  ['Иван Соколов', 'Добрый день, можно ли получить договор и счёт на английском языке?'],
  ['王伟', '您好，我们是柏林的一家小餐馆，想知道电话助手能不能接受中文预订。谢谢！'],
  ['佐藤 健', 'はじめまして。デモの日程についてお伺いしたいのですが、来週の火曜日は可能でしょうか。'],
  ['ليلى حداد', 'مرحبا، هل يمكن أن يجيب المساعد على المكالمات باللغة العربية؟ شكرا لكم.'],
  ['Żaneta Wójcik', 'Dzień dobry, prowadzimy przychodnię w Szczecinie. Czy agent mówi po polsku?'],
  ['Léa Dubois', 'Bonjour, nous sommes un cabinet médical à Strasbourg. Proposez-vous une version française ?'],
  ['Giulia Rossi', 'Buongiorno, vorrei un preventivo per un albergo con 30 camere sul lago di Garda.'],
  ['Carlos Núñez', 'Hola, ¿trabajan también con clínicas en España? Somos cuatro médicos en Valencia.'],
  ['Ayşe Yılmaz', 'Merhaba, Berlin’de bir eczanemiz var. Asistan Türkçe konuşabiliyor mu?'],
];

/** Short messages, in the style of people in a hurry. */
const brief: readonly string[] = [
  'bitte um rückruf',
  'Hallo?? Keiner geht ans Telefon!!',
  'Danke!',
  'preise?',
  'test',
  'Termin am Montag passt.',
  'WO IST MEINE RECHNUNG',
  'ok, machen wir so',
  'Call me please',
  'asap please, the phone line is dead!!',
];

/** Genuine messages with words that spam also uses. */
const tricky: readonly string[] = [
  'Please unsubscribe me from the newsletter, I do not wish to receive it any more.',
  'We are an online pharmacy. Can the agent tell callers which pills are sold without a prescription?',
  'Kann der Agent Anrufern sagen, welche Mittel rezeptfrei sind? Wir sind eine Apotheke in Jena.',
  'I am a barrister in London and would like the research agent to read case law for me.',
  'Our nursing home must reach the next of kin quickly. Could the phone agent do that at night?',
  'Please reactivate our dormant account, we were on holiday for two months.',
  'If the double charge is not refunded by Friday, legal action will be unavoidable. We have waited for six weeks.',
  'Please add me to the email list for product updates.',
  'We spent €4,000 on Google ads last year, and our SEO agency charges €800 a month. Would your content team replace it?',
  'Do you have wholesale prices for agencies that resell your agents? We have 30 clients.',
  'We run a casino hotel in Baden-Baden with 120 rooms and miss calls every weekend. What would the agent cost?',
  'Our loan brokers spend hours on the phone. Can the agent ask callers for the amount and the term?',
  'The bank says that the beneficiary name on your invoice is wrong, so our payment came back.',
  'We want more leads for our solar business and an ROI of 20% in the first year. Is that realistic?',
];

const openings = ['Guten Tag,', 'Hallo,', 'Sehr geehrte Damen und Herren,', 'Liebes Team,'];
const closings = [
  'Viele Grüße',
  'Mit freundlichen Grüßen\nPraxis am Markt',
  'Danke im Voraus!',
  'Beste Grüße, https://www.praxis-am-markt.example',
];
const names = [
  'Erika Muster',
  'Dr. Jens Lindner',
  'Anna-Lena Öztürk',
  'Mary O’Brien',
  'K. Weber',
  'JÖRG SCHMIDT',
  'peter',
  'Nguyễn Thị Hoa',
];

export interface Written {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly subject?: string;
}

const nameAt = (index: number): string => names[index % names.length] ?? '';
const emailAt = (index: number): string => `person${index}@${['example.org', 'praxis.example', 'gmail.com', 'web.example'][index % 4]}`;

const plain = [...german, ...english, ...tricky, ...brief].map((message, index) => ({ name: nameAt(index), message }));
const foreign = others.map(([name, message]) => ({ name, message }));

/** The German and some of the English messages again, with a salutation, a closing and a subject. */
const polite = german.concat(english.slice(0, 16)).map((message, index) => ({
  name: nameAt(index + 3),
  subject: ['Anfrage', 'Rechnung', 'Frage zum Angebot', 'Demo', 'Ihr Newsletter'][index % 5] ?? '',
  message: `${openings[index % openings.length]}\n\n${message}\n\n${closings[index % closings.length]}\n${nameAt(index + 3)}`,
}));

export const genuine: readonly Written[] = [...plain, ...foreign, ...polite].map((written, index) => ({
  ...written,
  email: emailAt(index),
}));
