// Forty errors of different kinds in one content tree: one run reports each error once, at its place.
import { expect, test } from 'vitest';
import { type Changes, contentWith, diagnose, placesOf } from './support/fixture-site/content.ts';

/** Each row has a file, a text of the file, its replacement, and the diagnostic that this causes. Rows are in the order of diagnostics. */
const faults: readonly (readonly [file: string, from: string, to: string, problem: string])[] = [
  ['navigation.yaml', '{ de: Sender, en: Stations }', '{ de: Sender }', 'language-missing 2:7'],
  ['navigation.yaml', 'page: catalog', 'page: catlog', 'entry-unknown 2:44'],
  ['navigation.yaml', 'languages: [de]', 'languages: [dee]', 'value-not-allowed 3:66'],
  ['navigation.yaml', 'en: Company', 'en: ""', 'text-empty 6:31'],
  ['navigation.yaml', 'page: offer, fallback: de', 'page: offer', 'link-language 9:62'],
  ['navigation.yaml', 'external: shop', 'external: shp', 'external-unknown 11:59'],
  ['packages/lighthouse.yaml', 'sector: dialog', 'sector: Dialog', 'value-not-allowed 3:9'],
  ['packages/lighthouse.yaml', 'industry: { de: Leuchtturm }', 'industry: {}', 'language-missing 5:1'],
  ['packages/lighthouse.yaml', 'prices: waves', 'prices: wave', 'price-list-unknown 11:9'],
  ['packages/lighthouse.yaml', 'count: 50', 'count: 0', 'number-out-of-range 12:21'],
  ['packages/lighthouse.yaml', 'name: Ada Nord', 'nmae: Ada Nord', 'key-unknown 15:7'],
  ['pages/about.de.mdx', '## Die', '# Die', 'mdx-heading 1:1'],
  ['pages/about.de.mdx', '<Fact name="company"/>', '{company()}', 'mdx-code 3:1'],
  ['pages/about.en.mdx', 'name="company"', 'name="compny"', 'fact-unknown 3:1'],
  ['pages/about.en.mdx', 'page="offer"', 'page="ofer"', 'entry-unknown 3:54'],
  ['pages/about.yaml', 'name:', 'nmae:', 'key-unknown 2:1'],
  ['pages/about.yaml', '"Aus {city}."', '"Aus {ciyt}."', 'fact-unknown 9:17'],
  ['pages/catalog.yaml', 'de: Alle Sender', 'de: Wer Inselfunk ist', 'meta-duplicate 5:16'],
  [
    'pages/catalog.yaml',
    'lead: { de: Vom Boot bis zur Insel., en: From boat to island. }',
    'lead: Vom Boot',
    'text-without-language 10:11',
  ],
  ['pages/catalog.yaml', 'icon: bot', 'icon: bott', 'icon-unknown 13:28'],
  ['pages/home.yaml', 'path: /\n', 'path: Home\n', 'format-invalid 2:7'],
  ['pages/home.yaml', 'type: hero', 'type: hreo', 'section-type-unknown 8:11'],
  ['pages/home.yaml', 'anchor: price', 'anchor: prize', 'anchor-unknown 13:83'],
  ['pages/home.yaml', 'id: questions', 'id: Questions', 'name-invalid 15:9'],
  ['pages/home.yaml', 'de: "Wie weit?"', 'de: 7', 'text-unquoted 18:27'],
  ['pages/not-found.yaml', 'name: {', 'name: &name {', 'yaml-alias 2:7'],
  ['pages/not-found.yaml', 'meta:\n', 'meta: !!map\n', 'yaml-tag 3:7'],
  ['pages/offer.yaml', 'parent: about', 'parent: offer', 'parent-loop 2:9'],
  ['pages/offer.yaml', 'de: Im Sommer kostet', 'en: Cheap, de: Im Sommer kostet', 'language-not-listed 6:18'],
  ['pages/offer.yaml', 'list: masts', 'list: mast', 'price-list-unknown 12:60'],
  ['pages/offer.yaml', 'campaign: summer', 'campaign: sumer', 'campaign-unknown 13:34'],
  ['pages/offer.yaml', 'Am liebsten am Telefon.', 'TODO', 'placeholder-left 16:17'],
  ['pages/offer.yaml', 'de: Termin buchen', 'de: "\\e"', 'yaml-control-character 18:30'],
  ['pages/offer.yaml', '{ external: booking }', '{ external: booking, page: about }', 'link-target 18:38'],
  ['site.yaml', 'en: social-en.png', 'en: social-en.jpg', 'asset-unknown 7:39'],
  ['site.yaml', 'url: "https://laden', 'url: "ftp://laden', 'url-unsafe 24:16'],
  ['site.yaml', 'icon: network', 'icon: netwrok', 'icon-unknown 28:51'],
  ['stations/buoy.yaml', 'order: 1', 'order: one', 'type-wrong 3:8'],
  ['stations/buoy.yaml', '[{ de: Schwimmen, en: Float }, { de: Senden, en: Transmit }]', '[]', 'list-length 14:5'],
  ['stations/buoy.yaml', 'phone: support', 'phone: suport', 'contact-unknown 18:10'],
];

function withFaults(): Changes {
  const texts = new Map(contentWith().texts);
  for (const [file, from, to] of faults) {
    const text = texts.get(file) ?? '';
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    texts.set(
      file,
      text.replace(from, () => to),
    );
  }
  return Object.fromEntries(texts);
}

test('One run finds forty errors, sorted, each once, with file, line and column', async () => {
  const found = placesOf(await diagnose(contentWith(withFaults())));
  expect(faults).toHaveLength(40);
  expect(found).toEqual(faults.map(([file, , , problem]) => problem.replace(' ', ` ${file}:`)));
});

test('The order of the files does not change the diagnostics', async () => {
  const tree = contentWith(withFaults());
  const reversed = await diagnose({ ...tree, texts: new Map([...tree.texts].reverse()) });
  expect(reversed).toEqual(await diagnose(tree));
});
