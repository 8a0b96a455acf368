import { counted } from '../../../model/quantities.ts';

const kinds = {
  missing: 'missing',
  facts: 'facts',
  outdated: 'outdated',
  same: 'same',
  unused: 'unused',
  unapproved: 'unapproved',
};

/** The messages of `archipel translations`. */
export const translations = {
  heads: ['PLACE', 'KIND', 'FIELD'] as readonly string[],
  kinds,
  count: (count: number, kind: keyof typeof kinds) => `${count} ${kinds[kind]}`,
  noKind: (kind: string, near: string | undefined, kinds: readonly string[]) =>
    `--only does not accept "${kind}". ${near === undefined ? `Choose from ${kinds.join(', ')}.` : `Did you mean "${near}"?`}`,
  noPage: (name: string, near: string | undefined) =>
    `There is no page "${name}". ${near === undefined ? 'Name its file, its id or its address.' : `Did you mean "${near}"?`}`,
  noTarget: (to: string, near: string | undefined, offered: readonly string[]) =>
    `--to does not accept "${to}". ${near === undefined ? `The site is translated into ${offered.join(', ') || 'no language'}.` : `Did you mean "${near}"?`}`,
  allApproved: 'Every translation is approved.',
  unapproved:
    'An unapproved text has not been compared with its source yet. archipel translations --only unapproved lists these texts, archipel translations approve approves those that you have read.',
  hasErrors: (count: number) => `The content has ${counted(count, 'error')}: archipel check shows them.`,
  nameTexts: 'Name the texts, files or pages to approve, or all of them with --all.',
  approved: (count: number) => `${count} ${count === 1 ? 'text is' : 'texts are'} approved.`,
  noText: (name: string, near: string | undefined) =>
    `There is no text, file or page "${name}" in two languages.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  leftOut: 'Left out, because the facts of the two languages differ. Approve each text by its name and language:',
};
