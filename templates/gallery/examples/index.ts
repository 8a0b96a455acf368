// All examples by their file names. A section type without a file here fails a test.
import cards from './cards.yaml';
import channels from './channels.yaml';
import checklist from './checklist.yaml';
import contact from './contact.yaml';
import countdown from './countdown.yaml';
import cta from './cta.yaml';
import edition from './edition.yaml';
import exampleLongDe from './example-long.de.mdx';
import exampleLongEn from './example-long.en.mdx';
import exampleTypicalDe from './example-typical.de.mdx';
import exampleTypicalEn from './example-typical.en.mdx';
import faq from './faq.yaml';
import features from './features.yaml';
import form from './form.yaml';
import hero from './hero.yaml';
import metrics from './metrics.yaml';
import orgChart from './orgChart.yaml';
import picture from './picture.yaml';
import prices from './prices.yaml';
import prose from './prose.yaml';
import quotes from './quotes.yaml';
import solution from './solution.yaml';
import solutions from './solutions.yaml';
import steps from './steps.yaml';
import tiles from './tiles.yaml';
import trust from './trust.yaml';

export const examples: Readonly<Record<string, string>> = {
  'cards.yaml': cards,
  'channels.yaml': channels,
  'checklist.yaml': checklist,
  'contact.yaml': contact,
  'countdown.yaml': countdown,
  'cta.yaml': cta,
  'edition.yaml': edition,
  'example-long.de.mdx': exampleLongDe,
  'example-long.en.mdx': exampleLongEn,
  'example-typical.de.mdx': exampleTypicalDe,
  'example-typical.en.mdx': exampleTypicalEn,
  'faq.yaml': faq,
  'features.yaml': features,
  'form.yaml': form,
  'hero.yaml': hero,
  'metrics.yaml': metrics,
  'orgChart.yaml': orgChart,
  'picture.yaml': picture,
  'prices.yaml': prices,
  'prose.yaml': prose,
  'quotes.yaml': quotes,
  'solution.yaml': solution,
  'solutions.yaml': solutions,
  'steps.yaml': steps,
  'tiles.yaml': tiles,
  'trust.yaml': trust,
};
