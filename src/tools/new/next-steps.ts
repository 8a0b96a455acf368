// Describes the next steps after an item was added: where it appears automatically, and where to refer to it.
import { overviewIn } from '../../content/urls/entry-paths.ts';
import { listAt } from '../../model/data/value-at.ts';
import { entryLanguagesIn } from '../../model/data/walk.ts';
import type { OtherEntry } from '../../model/scaffolding.ts';
import type { NewRequest } from './flags/rule.ts';
import { languagesIn } from './flags/rules.ts';

/** Returns a sentence for each step; none for a redirect, after which nothing is left to do. */
export function nextSteps(request: NewRequest): readonly string[] {
  const { kind, answers, known, messages } = request;
  if (kind.folder === undefined) return [];
  const id = answers['id'] ?? '';
  const { nextSteps: own } = known.model.collections[kind.folder]?.scaffold ?? {};
  if (own !== undefined) {
    const languages = languagesIn(answers, known.locales);
    const name = Object.fromEntries(languages.map((language) => [language, answers[`name-${language}`] ?? '']));
    return own({ id, name, answers, language: messages.language, others: othersBeside(request) });
  }
  const overview = overviewIn(known, kind.folder);
  if (overview !== undefined) return [messages.newEntry.listedBy(overview.file)];
  return [messages.newEntry.linkToIt(`{ ${kind.name}: ${id} }`)];
}

/** Returns the entries that share a language with the new entry. */
function othersBeside({ answers, known: { entries, data, locales } }: NewRequest): OtherEntry[] {
  return entries.flatMap(({ folder, file }) => {
    const languages = entryLanguagesIn(data.get(file), locales) ?? locales.list;
    if (!languagesIn(answers, locales).some((language) => languages.includes(language))) return [];
    return [{ folder, file, sections: listAt(data.get(file), ['sections']).map(Object) }];
  });
}
