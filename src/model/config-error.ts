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
