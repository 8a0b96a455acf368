// The descriptions of schemas, in the language of the reader.
import { type EditorText, editorWords } from '../model/editor-text.ts';
import { engineDescription, type ToolLanguage } from './messages/messages.ts';

/** A function that gives the English description of a schema in a language: in the words of the site, or in ours. */
export function describer(descriptions: Readonly<Record<string, EditorText>>, language: ToolLanguage): (english: string) => string {
  return (english) => {
    const own = Object.hasOwn(descriptions, english) ? descriptions[english] : undefined;
    return own === undefined ? (engineDescription(english, language) ?? english) : editorWords(own, language);
  };
}
