/** A mistake in a site's configuration, thrown while it is loaded; `message` is a sentence without its full stop. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    /** The key with the mistake, with the keys around it: `locales.en.fallback`. */
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

export interface ConfigProblem {
  /** The key with the mistake, with the keys around it: `locales.en.fallback`; a list if keys contain dots. */
  readonly key: string | readonly string[];
  /** A sentence without its full stop. */
  readonly text: string;
  /**
   * The part of the site that has the mistake, such as a section type. `near` is one of its functions; `key` may have the keys around
   * it: `feed.limit`; `value` is the value of the outermost key, if it is a text.
   */
  readonly part?: {
    readonly near: object | undefined;
    /** The folder of the part, for a part whose `near` is undefined. */
    readonly folder?: string;
    readonly key: string;
    readonly value?: string | undefined;
  };
}
