// What a maintainer does after something was added: where it shows up by itself, and where it has to be named.
import { valueAt } from '../content/value-at.ts';
import { listedLanguages } from '../content/walk.ts';
import type { Answers, KindName } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';
import { languagesIn } from './rules.ts';

/** A sentence for each step; nothing where there is nothing left to do. */
export function nextSteps(kind: KindName, answers: Answers, known: ProjectIndex): string[] {
  if (kind === 'page') return [`To list it in header or footer, add to navigation.yaml:  - ${navigationEntry(answers, known)}`];
  if (kind === 'solution') return ['The overview lists it under its category by itself.'];
  if (kind === 'redirect') return [];
  const pages = overviewsOf(answers, known);
  return [
    pages.length === 0
      ? 'No page in its language lists it by itself: link to it, as { edition: … }, where it should be found.'
      : `${pages.join(' and ')} ${pages.length === 1 ? 'lists' : 'list'} it by its sector.`,
  ];
}

function navigationEntry(answers: Answers, { locales }: ProjectIndex): string {
  const languages = languagesIn(answers, locales);
  const label = languages.map((language) => `${language}: ${JSON.stringify(answers[`name-${language}`])}`).join(', ');
  const only = languages.length === 1 ? `, languages: [${languages[0]}]` : '';
  return `{ label: { ${label} }, link: { page: ${answers['id']} }${only} }`;
}

/** The pages that list the editions of its sector, in one of its languages. */
function overviewsOf(answers: Answers, { locales, data, entries }: ProjectIndex): string[] {
  const { sector } = answers;
  return entries.flatMap(({ folder, file }) => {
    const page = data.get(file);
    const sections = valueAt(page, ['sections']);
    const lists = Array.isArray(sections) && sections.some((section) => sector && valueAt(section, ['sector']) === sector);
    const languages = listedLanguages(page, locales) ?? locales.list;
    return folder === 'pages' && lists && languagesIn(answers, locales).some((language) => languages.includes(language)) ? [file] : [];
  });
}
