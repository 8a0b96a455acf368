// Adds a language to a page of Markdown files: copies one of the files for translation.
import { fileInLanguage } from '../../content/markdown/file-names.ts';
import { diskFileOf } from '../../content/tree.ts';
import { localeName, toolMessages } from '../../diagnostics/messages/messages.ts';
import { proseIn } from '../../model/entries/prose-file.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { ProjectIndex } from '../new/project-index.ts';
import { withTodos } from '../new/todo-markdown.ts';

interface Translation {
  /** The file of the data of the page. */
  readonly file: string;
  readonly locale: Locale;
  readonly index: ProjectIndex;
}

/** Returns the text of the new file, and the name of the file on disk, both by the name of the file in the tree. */
export function translatedMarkdown({ file, locale, index }: Translation) {
  const { tree, locales, model } = index;
  const name = file.replace(/\.yaml$/, '');
  const source = locales.preference(locale).find((each) => tree.texts.has(proseIn(name, each))) ?? locales.source;
  const from = proseIn(name, source);
  const target = proseIn(name, locale);
  const { language, refactor } = toolMessages(locales.of(locale).tag);
  const remark = refactor.translateFrom(localeName(source, locales, language));
  const text = withTodos(from, { text: tree.texts.get(from) ?? '', locale: source, dataFile: file, remark }, index);
  return { edited: new Map([[target, text]]), newNames: new Map([[target, fileInLanguage(diskFileOf(tree, from), locale, model)]]) };
}
