// Describes the use of a browser-only feature in a template: an event handler, or a hook for state or effects.

/** The name of the symbol under which an error of a template stores a `BrowserOnly`. */
export const browserOnlyKey = 'archipel.browser-only';

export interface BrowserOnly {
  /** The name of the handler or of the hook: `onClick`, `useState`. */
  readonly name: string;
  /** The element with the handler: `button`. Undefined for a hook. */
  readonly element?: string;
}

/** Returns the feature that the error `thrown` names, or undefined for any other error. */
export const browserOnlyOf = (thrown: unknown): BrowserOnly | undefined =>
  thrown instanceof Error ? Reflect.get(thrown, Symbol.for(browserOnlyKey)) : undefined;
