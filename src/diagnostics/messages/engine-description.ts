// Separate from messages.ts, because every command loads that file when it starts.
import { descriptions } from './de/descriptions.ts';
import type { ToolLanguage } from './tool-messages.ts';

/** Returns the description of an engine schema in `language`, or undefined for other schemas and for English. */
export const engineDescription = (english: string, language: ToolLanguage): string | undefined =>
  language === 'de' && Object.hasOwn(descriptions, english) ? descriptions[english] : undefined;
