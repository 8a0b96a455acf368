import type { en } from './en/index.ts';

/** A language of the tools, by its tag (BCP 47). */
export type ToolLanguage = 'en' | 'de';

/** `T` with any text instead of each; a text with values in it takes the same ones. */
type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<T[Key]>;
};

/** The words of the tools in one language, which they name. */
export type ToolMessages = Translated<Omit<typeof en, 'language'>> & { readonly language: ToolLanguage };
