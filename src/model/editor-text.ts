// Texts of templates for people who edit content.

/** Words for editors, in one language for all of them or in several languages of the tools: `{ en: 'the page', de: 'die Seite' }`. */
export type EditorText = string | { readonly en: string; readonly [language: string]: string };

/** The words in a language of the tools, or else in English. */
export const editorWords = (text: EditorText, language: string): string => (typeof text === 'string' ? text : (text[language] ?? text.en));
