// Edits of everything that a site is made of, each seen in what is served or written.

export interface SiteEdit {
  readonly kind: 'text' | 'prose' | 'message' | 'navigation' | 'template' | 'style' | 'island' | 'config';
  readonly file: string;
  /** The text with `mark`, which is another one each time, in the place of the mark before. */
  readonly change: (text: string, mark: string) => string;
}

/** Edits of the site that `init` writes. */
export const initSiteEdits: readonly SiteEdit[] = [
  {
    kind: 'text',
    file: 'content/pages/home.yaml',
    change: (text, mark) => text.replace(/Small islands[^"\n]*/, `Small islands ${mark}`),
  },
  {
    kind: 'prose',
    file: 'content/pages/about.en.mdx',
    change: (text, mark) => `${text.replace(/\n\nAdded .*\n$/, '\n')}\n\nAdded ${mark}.\n`,
  },
  {
    kind: 'message',
    file: 'content/translations/en.yaml',
    change: (text, mark) => text.replace(/^( +skip:).*$/m, `$1 Skip ${mark}`),
  },
  { kind: 'navigation', file: 'content/navigation.yaml', change: (text, mark) => text.replace(/en: Notes[\w-]*/, `en: Notes${mark}`) },
  {
    kind: 'template',
    file: 'templates/layout/Footer.tsx',
    change: (text, mark) => text.replace(/className="footer[^_"]*"/, `className="footer ${mark}"`),
  },
  {
    kind: 'style',
    file: 'templates/styles.css',
    change: (text, mark) => `${text.replace(/\n\.mark[^\n]*$/, '')}\n.mark { --${mark}: 1 }`,
  },
  {
    kind: 'island',
    file: 'islands/NoteFilter/NoteFilter.tsx',
    change: (text, mark) => text.replace(/className="filter[^_"]*"/, `className="filter ${mark}"`),
  },
  {
    kind: 'config',
    file: 'archipel.config.ts',
    change: (text, mark) => text.replace(/name: 'Deutsch[^']*'/, `name: 'Deutsch ${mark}'`),
  },
];
