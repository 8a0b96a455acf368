import { diskFileOf } from '../../content/tree.ts';
import { localeName } from '../../diagnostics/messages/messages.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import type { Project } from '../../node/project.ts';
import { addLanguageToPage } from '../../tools/refactor/add-language.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import { carryOut } from '../refactor/carry-out.ts';
import { gatherContent, type RefactorOptions } from '../refactor/gather.ts';

export interface AddTranslationOptions extends RefactorOptions {
  readonly add: string;
  readonly page: string;
}

/** `archipel translations --add`: adds a language to a page, with a placeholder for each source text; resolves to the exit code. */
export async function runAddTranslation(io: Terminal, project: Project, options: AddTranslationOptions): Promise<number> {
  const input = await gatherContent(io, project, options);
  if (input === undefined) return exitCodes.content;
  const { index, build } = input;
  const { list, has } = index.locales;
  const { refactor } = io.messages;
  const { add: locale, page } = options;
  if (!has(locale)) {
    const offered = list.map((each) => `${each} (${localeName(each, index.locales, io.messages.language)})`);
    return endWith(io, exitCodes.usage, `${refactor.noLanguage(locale, suggest(locale, list), offered)} ${refactor.nothingChanged}`);
  }
  const made = await addLanguageToPage({ page, locale, index, options: { ...build, model: build.definition }, messages: io.messages });
  if (typeof made === 'string') return endWith(io, exitCodes.usage, `${made} ${refactor.nothingChanged}`);
  const { texts } = made;
  const file = diskFileOf(build.tree, made.file);
  const done = refactor.languageAdded({
    language: localeName(locale, index.locales, io.messages.language),
    file,
    texts,
    dry: options.dryRun === true,
  });
  const refactoring = { ...made, named: { kind: 'language', name: locale }, moves: new Map(), moved: new Map() };
  return carryOut(io, refactoring, { ...options, input, done, expected: ['placeholder-left'] });
}
