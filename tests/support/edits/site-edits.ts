// Edits of all parts of a site. Each edit is visible in the served or written files.

export interface SiteEdit {
  readonly kind: 'text' | 'prose' | 'message' | 'navigation' | 'template' | 'style' | 'island' | 'config' | 'asset';
  readonly file: string;
  /** Returns the text with a new `mark` instead of the previous one. */
  readonly change: (text: string, mark: string) => string;
}

/** An edit of the configuration, for any site whose language German is named Deutsch. */
const configEdit: SiteEdit = {
  kind: 'config',
  file: 'archipel.config.ts',
  change: (text, mark) => text.replace(/name: 'Deutsch[^']*'/, `name: 'Deutsch ${mark}'`),
};

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
  configEdit,
];

/** Returns the six hexadecimal digits of a color, which differs for each mark. */
const colourOf = (mark: string): string => `f1${(Number(mark.replace(/\D/g, '')) % 0x10000).toString(16).padStart(4, '0')}`;

/** Edits of the site of this repository, in addition to those that `random-edits.ts` makes in any content. */
export const realSiteEdits: readonly SiteEdit[] = [
  {
    kind: 'message',
    file: 'content/translations/de.yaml',
    change: (text, mark) => text.replace(/^( +skip:).*$/m, `$1 Zum Inhalt ${mark}`),
  },
  {
    kind: 'template',
    file: 'templates/layout/footer/SiteFooter.tsx',
    change: (text, mark) => text.replace(/className="([\w-]+)[^"]*"/, `className="$1 ${mark}"`),
  },
  {
    kind: 'style',
    file: 'templates/styles/tokens.css',
    change: (text, mark) => text.replace(/--text: #\w{6}/, `--text: #${colourOf(mark)}`),
  },
  {
    kind: 'island',
    file: 'islands/Countdown/CountdownFace.tsx',
    change: (text, mark) => text.replace(/className="countdown[^_"]*"/, `className="countdown ${mark}"`),
  },
  configEdit,
  {
    kind: 'asset',
    file: 'content/assets/icon.svg',
    change: (text, mark) => text.replace(/(?<=offset="1" stop-color="#)\w{6}/, colourOf(mark)),
  },
];
