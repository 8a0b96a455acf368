import { type EditorText, editorWords } from '../model/editor-text.ts';
import { engineDescription } from './messages/engine-description.ts';
import type { ToolLanguage } from './messages/messages.ts';

/**
 * Returns a function that translates the English description of a schema, using the translations of the site or else those
 * of the engine. A description without a translation stays in English.
 */
export function describer(descriptions: Readonly<Record<string, EditorText>>, language: ToolLanguage): (english: string) => string {
  return (english) => {
    const own = Object.hasOwn(descriptions, english) ? descriptions[english] : undefined;
    return own === undefined ? (engineDescription(english, language) ?? english) : editorWords(own, language);
  };
}
