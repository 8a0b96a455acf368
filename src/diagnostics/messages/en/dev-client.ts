const several = (count: number, noun: string): readonly string[] => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]);

/** What pages of `archipel watch` show over the site. */
export const devClient = {
  severity: { error: 'Error', warning: 'Warning' },
  /** `2 errors, 1 warning` */
  problems: (errors: number, warnings: number) => [...several(errors, 'error'), ...several(warnings, 'warning')].join(', '),
  close: 'Close',
  closeOverlay: 'Close (Escape)',
  openInEditor: 'Open in the editor',
  editorFailed: (status: number) => `The editor does not open (${status}).`,
  noServer: 'Cannot reach the dev server. Is it running?',
  /** In the bar, behind the number of problems. */
  shownAsBefore: 'this page is shown as it was',
  pageAsBefore: (files: string) => `The page behind this is as it was before the mistake in ${files}.`,
  pageLacks: 'The page behind this does not show what has mistakes.',
  draft: 'Draft, not built',
  disconnected: 'Connection lost',
  pageRemoved: 'This page no longer exists.',
  toHome: 'Go to the home page',
  saved: 'Saved:',
  andMore: (count: number) => `and ${count} more`,
  /** For pages that are served in place of a missing one. */
  noBuild: 'No successful build yet',
  templateThrows: 'A template throws',
  reloads: 'This page reloads when the errors are fixed.',
};
