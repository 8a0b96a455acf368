// Describes the use of a browser-only feature in a template: an event handler, a hook for state or effects, or a global of browsers.

/** The name of the symbol under which an error of a template stores a `BrowserOnly`. */
export const browserOnlyKey = 'archipel.browser-only';

export interface BrowserOnly {
  /** The name of the handler, the hook or the global: `onClick`, `useState`, `window`. */
  readonly name: string;
  /** The element with the handler: `button`. Undefined for a hook. */
  readonly element?: string;
  /** True for a global of browsers, which is also missing while an island is rendered. */
  readonly isGlobal?: true;
}

const missingGlobal =
  /^(window|document|location|history|navigator|screen|localStorage|sessionStorage|matchMedia|requestAnimationFrame|self|HTMLElement) is not defined$/;

/** Returns the feature that the error `thrown` names, or undefined for any other error. */
export function browserOnlyOf(thrown: unknown): BrowserOnly | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const [, name] = thrown instanceof ReferenceError ? (missingGlobal.exec(thrown.message) ?? []) : [];
  return name === undefined ? Reflect.get(thrown, Symbol.for(browserOnlyKey)) : { name, isGlobal: true };
}
