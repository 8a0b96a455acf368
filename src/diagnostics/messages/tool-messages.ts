import type * as en from './en/index.ts';

/** The tag (BCP 47) of a language in which the tools have messages. */
export type ToolLanguage = 'en' | 'de';

/** The type of a translation of `T`: each message may have any text, but takes the same values. */
type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<T[Key]>;
};

/** The messages of the tools in one language, and the tag of the language. */
export type ToolMessages = Translated<Omit<typeof en, 'language'>> & { readonly language: ToolLanguage };
