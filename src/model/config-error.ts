/** A mistake in the configuration of a site, thrown while it is loaded; `message` is a sentence without its full stop. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    /** The key with the mistake, from the outermost: `locales.en.fallback`. */
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

export interface ConfigProblem {
  /** The key of the configuration with the mistake, from the outermost: `locales.en.fallback`; a list where keys have dots. */
  readonly key: string | readonly string[];
  /** A sentence without its full stop. */
  readonly text: string;
  /** Where a part of the site has the mistake, such as a section type: one of its functions, and the key, with its value if that is a text. */
  readonly part?: {
    readonly near: object | undefined;
    /** The folder of a part that may have no function. */
    readonly folder?: string;
    readonly key: string;
    readonly value?: string | undefined;
  };
}
