// What a maintainer does after something was added: where it shows up by itself, and where it has to be named.
import type { Answers, KindName } from './kinds.ts';
import { languagesIn } from './rules.ts';

/** A sentence for each step; nothing where there is nothing left to do. */
export function nextSteps(kind: KindName, answers: Answers): string[] {
  if (kind === 'page') return [`To list it in header or footer, add to navigation.yaml:  - ${navigationEntry(answers)}`];
  if (kind === 'solution') return ['The overview lists it under its category by itself.'];
  if (kind === 'redirect') return [];
  return [
    answers['sector']
      ? `The industry overview lists it under "${answers['sector']}" by itself.`
      : 'No overview lists it: give it a "sector", or link to it from a page.',
  ];
}

function navigationEntry(answers: Answers): string {
  const languages = languagesIn(answers);
  const label = languages.map((language) => `${language}: ${JSON.stringify(answers[`name-${language}`])}`).join(', ');
  const only = languages.length === 1 ? `, languages: [${languages[0]}]` : '';
  return `{ label: { ${label} }, link: { page: ${answers['id']} }${only} }`;
}
