// Texts of templates for people who edit content.

/** Words for editors, either in one language or in several languages of the tools: `{ en: 'the page', de: 'die Seite' }`. */
export type EditorText = string | { readonly en: string; readonly [language: string]: string };

/** Returns the words in a language of the tools, or in English if that is missing. */
export const editorWords = (text: EditorText, language: string): string => (typeof text === 'string' ? text : (text[language] ?? text.en));
