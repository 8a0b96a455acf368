// One entry of the catalogue: how grave it is and the two sentences a reader gets.

export type Severity = 'error' | 'warning';

export interface Message {
  /** What is wrong, in plain words. */
  readonly message: string;
  /** The way out. */
  readonly hint: string;
}

export interface CatalogueEntry<Args> {
  readonly severity: Severity;
  readonly say: (args: Args) => Message;
}

export const error = <Args = object>(say: (args: Args) => Message): CatalogueEntry<Args> => ({ severity: 'error', say });

export const warning = <Args = object>(say: (args: Args) => Message): CatalogueEntry<Args> => ({ severity: 'warning', say });

/** The sentences of another language for the codes of a part of the catalogue, from the same arguments. */
export type Translation<Part> = {
  readonly [Code in keyof Part]: Part[Code] extends CatalogueEntry<infer Args> ? (args: Args) => Message : never;
};

export interface Suggestion {
  readonly suggestion?: string | undefined;
}
