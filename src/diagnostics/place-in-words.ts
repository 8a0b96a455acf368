// Describes a place in a language: `section 2 (faq), question 4, answer`.
import type { EditorStep } from '../model/data/place.ts';
import { editorWords } from '../model/editor-text.ts';
import { type ToolLanguage, toolMessages } from './messages/messages.ts';

/** Returns the names of the steps, joined with commas; empty if there are no steps. */
export const placeInWords = (steps: readonly EditorStep[], language: ToolLanguage): string =>
  steps
    .map((step) => {
      const number = step.number === undefined ? [] : [step.number];
      const type = step.type === undefined ? [] : [`(${editorWords(step.type, language)})`];
      return [nameOf(step, language), ...number, ...type].join(' ');
    })
    .join(', ');

/**
 * Returns the name of a step, in English the first of these that exists:
 * - the label that the site defines
 * - the title of the schema
 * - the engine's name for the key
 * - the key
 *
 * In other languages, the engine's name comes before the title, because titles are English.
 */
function nameOf({ key, number, label, title }: EditorStep, language: ToolLanguage): string {
  if (label !== undefined) return editorWords(label, language);
  const { entries, keys } = toolMessages(language).places;
  const known = number === undefined ? keys : entries;
  const usual = Object.hasOwn(known, key) ? known[key] : undefined;
  return (language === 'en' ? (title ?? usual) : (usual ?? title)) ?? key;
}
