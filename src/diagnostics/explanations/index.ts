// The pages of docs/diagnostics in order, with the explanations of their codes. Only `npm run docs:diagnostics`, which
// writes the pages, and tests use this module.
import { codeExplanations } from './code.ts';
import type { Explanations } from './code-explanation.ts';
import { dateExplanations } from './dates.ts';
import { fileExplanations } from './files.ts';
import { mediaExplanations } from './media.ts';
import { outputExplanations } from './output.ts';
import { pageExplanations } from './pages.ts';
import { priceExplanations } from './prices.ts';
import { proseExplanations } from './prose.ts';
import { referenceExplanations } from './references.ts';
import { serviceExplanations } from './services.ts';
import { translationExplanations } from './translations.ts';
import { typographyExplanations } from './typography.ts';
import { urlExplanations } from './urls.ts';
import { valueExplanations } from './values.ts';
import { yamlExplanations } from './yaml.ts';

export interface ExplanationPage {
  /** The name of the file in docs/diagnostics, without the extension. */
  readonly name: string;
  readonly title: string;
  /** The introduction to the codes of the page, in Markdown. */
  readonly about: string;
  readonly explanations: Explanations;
}

export const explanationPages: readonly ExplanationPage[] = [
  {
    name: 'files',
    title: 'Files',
    about: 'Files that are missing, cannot be read, or are where nothing reads them.',
    explanations: fileExplanations,
  },
  {
    name: 'yaml',
    title: 'YAML',
    about:
      'Typing mistakes that make a file unreadable. archipel corrects them in memory and continues, so that the other mistakes of the file are reported in the same run. The file itself does not change.',
    explanations: yamlExplanations,
  },
  {
    name: 'values',
    title: 'Keys and values',
    about: 'Keys that are missing or unknown, and values of the wrong kind. [write-content.md](../write-content.md) shows the right ones.',
    explanations: valueExplanations,
  },
  {
    name: 'references',
    title: 'References and links',
    about: 'Names that lead nowhere. [urls.md](../urls.md) shows how to rename and remove things together with all references to them.',
    explanations: referenceExplanations,
  },
  {
    name: 'prose',
    title: 'Markdown and MDX',
    about: 'Longer texts, and what they may contain: [markdown.md](../markdown.md).',
    explanations: proseExplanations,
  },
  {
    name: 'typography',
    title: 'Typography',
    about:
      'Spaces, signs and marks, as the language of a text writes them. [Which rules there are](../write-content.md#typography), and how to switch one off.',
    explanations: typographyExplanations,
  },
  {
    name: 'translations',
    title: 'Translations',
    about: 'Differences between two languages ([translations.md](../translations.md)), and the messages of templates.',
    explanations: translationExplanations,
  },
  {
    name: 'prices',
    title: 'Prices and campaigns',
    about: 'What prices and campaigns promise: [prices.md](../prices.md).',
    explanations: priceExplanations,
  },
  {
    name: 'dates',
    title: 'Dates and drafts',
    about: 'Content that begins, ends, needs a review, or is a draft: [dates.md](../dates.md).',
    explanations: dateExplanations,
  },
  {
    name: 'services',
    title: 'Services and examples',
    about: 'What a site needs before it is public: [forms.md](../forms.md#define-a-service).',
    explanations: serviceExplanations,
  },
  {
    name: 'media',
    title: 'Pictures and recordings',
    about: 'Files of `content/assets` that visitors see or hear.',
    explanations: mediaExplanations,
  },
  {
    name: 'urls',
    title: 'URLs and redirects',
    about: 'URLs of this site ([urls.md](../urls.md)) and, with `archipel check --external`, links to others.',
    explanations: urlExplanations,
  },
  {
    name: 'pages',
    title: 'Finished pages',
    about:
      'What the audit finds in the HTML of finished pages. The cause is usually in a template: [design-templates.md](../design-templates.md).',
    explanations: pageExplanations,
  },
  {
    name: 'code',
    title: 'Configuration, templates and sources',
    about:
      'Code of the site, and variables of its environment. Content is not the cause of these problems: [troubleshooting.md](../troubleshooting.md), [configure.md](../configure.md).',
    explanations: codeExplanations,
  },
  {
    name: 'output',
    title: 'Output',
    about: 'The folder that a build writes: [deploy.md](../deploy.md#what-a-build-does-to-the-output-folder).',
    explanations: outputExplanations,
  },
];
