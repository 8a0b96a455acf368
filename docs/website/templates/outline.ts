// Which files of the repository are pages, in which order, and in which of the four kinds of documentation
// (https://diataxis.fr): to learn, to get something done, to look something up, to understand.

export const kinds = ['tutorial', 'how-to', 'reference', 'explanation'] as const;

export type Kind = (typeof kinds)[number];

export interface OutlineGuide {
  /** From the root of the repository. */
  readonly file: string;
  readonly path: `/${string}`;
  /** In menus; without it, the title of the file. */
  readonly label?: string;
  /** The heading of the page; without it, that of the file. */
  readonly title?: string;
  /** For search engines; without it, the first sentences of the file. */
  readonly description?: string;
  /** True where the table of contents goes down to the fourth level. */
  readonly isDeep?: true;
  /** Only these parts of the file, by their headings. */
  readonly parts?: readonly string[];
  /** All but these. */
  readonly without?: readonly string[];
}

interface OutlineGroup {
  /** Undefined for guides that are at the first level of the menu. */
  readonly title?: string;
  readonly guides: readonly OutlineGuide[];
}

interface OutlineKind {
  readonly title: string;
  readonly about: string;
  readonly groups: readonly OutlineGroup[];
}

const guide = (name: string, more: Partial<OutlineGuide> = {}): OutlineGuide => ({ file: `docs/${name}.md`, path: `/${name}`, ...more });

const diagnostics = (name: string): OutlineGuide => guide(`diagnostics/${name}`);

export const outline: Readonly<Record<Kind, OutlineKind>> = {
  tutorial: {
    title: 'Tutorial',
    about: 'From an empty folder to a page on the web, in five minutes.',
    groups: [{ guides: [guide('getting-started')] }],
  },
  'how-to': {
    title: 'How-to guides',
    about: 'Something to get done: write, design, set up, publish.',
    groups: [
      {
        title: 'Write',
        guides: [
          guide('write-content'),
          guide('markdown'),
          guide('edit-in-page'),
          guide('watch'),
          guide('hand-in', { label: 'Hand in' }),
          guide('prices'),
          guide('dates'),
          guide('translations'),
          guide('urls'),
          guide('review-changes', { label: 'Review a change' }),
        ],
      },
      { title: 'Build', guides: [guide('design-templates'), guide('forms'), guide('embeds', { label: 'Content of other sites' })] },
      {
        title: 'Set up',
        guides: [
          guide('configure'),
          guide('collections'),
          guide('languages'),
          guide('from-another-generator'),
          guide('upgrading', { label: 'Upgrade' }),
        ],
      },
      {
        title: 'Operate',
        guides: [guide('deploy'), guide('servers', { label: 'nginx, Caddy, Apache' }), guide('forms-server'), guide('troubleshooting')],
      },
    ],
  },
  reference: {
    title: 'Reference',
    about: 'Every command, key, export and message, to look up.',
    groups: [
      {
        guides: [
          guide('commands'),
          guide('complete-configuration'),
          guide('reference', { label: 'What a site imports', isDeep: true }),
          guide('json'),
          guide('supported-systems'),
          guide('glossary'),
          guide('changelog'),
        ],
      },
      {
        title: 'Diagnostics',
        guides: [
          guide('diagnostics', { label: 'How to read them' }),
          { ...diagnostics('README'), path: '/diagnostics/codes', label: 'All codes' },
          ...[
            'yaml',
            'values',
            'references',
            'files',
            'prose',
            'typography',
            'translations',
            'prices',
            'dates',
            'urls',
            'media',
            'services',
            'code',
            'pages',
            'output',
          ].map(diagnostics),
        ],
      },
    ],
  },
  explanation: {
    title: 'Explanation',
    about: 'Why it is as it is: the idea, the figures, the limits.',
    groups: [
      {
        guides: [
          { file: 'README.md', path: '/why', title: 'Why archipel', without: ['Guides'] },
          { file: 'ARCHITECTURE.md', path: '/architecture' },
          guide('performance'),
          guide('security-policy'),
          guide('dependencies', { description: 'What archipel depends on, and the reason for each package: none is there without one.' }),
          { file: 'CONTRIBUTING.md', path: '/contributing' },
        ],
      },
    ],
  },
};

/** The part of the README that the start page shows. */
export const start: OutlineGuide = { file: 'README.md', path: '/', parts: ['How it looks'] };

/** Documents that are for the site of this repository alone, and no pages here. */
export const otherDocuments: readonly string[] = ['docs/before-release.md'];
