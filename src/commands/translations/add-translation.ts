// `archipel translations --add`: a page in one more language, with a placeholder beside each source text.
import { suggest } from '../../diagnostics/suggest.ts';
import type { Project } from '../../node/project.ts';
import { addLanguage } from '../../refactor/add-language.ts';
import { exitCodes, type Terminal } from '../output/terminal.ts';
import { carryOut } from '../refactor/carry-out.ts';
import { gatherContent, type RefactorOptions } from '../refactor/gather.ts';

export interface AddTranslationOptions extends RefactorOptions {
  readonly add: string;
  readonly page: string;
}

/** Adds a language to a page; resolves to the exit code. */
export async function runAddTranslation(io: Terminal, project: Project, options: AddTranslationOptions): Promise<number> {
  const input = await gatherContent(io, project, options);
  if (input === undefined) return exitCodes.content;
  const { index, build } = input;
  const { list, of, has } = index.locales;
  const { add: locale, page } = options;
  if (!has(locale)) {
    const near = suggest(locale, list);
    const offered = list.map((each) => `${each} (${of(each).englishName})`).join(', ');
    io.err(
      `--add knows no "${locale}". ${near === undefined ? `The site has ${offered}.` : `Did you mean "${near}"?`} Nothing was changed.`,
    );
    return exitCodes.usage;
  }
  const made = await addLanguage({ page, locale, index, options: { ...build, model: build.definition } });
  if (typeof made === 'string') {
    io.err(`${made} Nothing was changed.`);
    return exitCodes.usage;
  }
  const { file, texts } = made;
  const done = `added ${of(locale).englishName} to ${file}, with ${texts} ${texts === 1 ? 'text' : 'texts'} to translate; each begins with TODO`;
  const refactoring = {
    named: { kind: 'language', name: locale },
    changes: made.changes,
    tree: made.tree,
    moves: new Map(),
    moved: new Map(),
  };
  return carryOut(io, refactoring, { ...options, input, done, expected: ['placeholder-left'] });
}
