/** A mistake in a site's configuration, thrown while the configuration is loaded. `message` is a sentence without a full stop. */
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
  /** A sentence without a full stop. */
  readonly text: string;
  /** The part of the site that has the mistake, such as a section type. */
  readonly part?: {
    /** A function that belongs to the part. The file that defines it is the file of the part. */
    readonly near: object | undefined;
    /** The folder of the part, if `near` is undefined. */
    readonly folder?: string;
    /** The key with the mistake, with the keys of the part around it: `feed.limit`. */
    readonly key: string;
    /** The value of the outermost key, if it is a text. */
    readonly value?: string | undefined;
  };
}
