// Commands of W3C WebDriver, which drive Firefox and WebKit as Debian ships them. Playwright cannot drive these browsers: it needs its
// own builds, and over BiDi, Playwright 1.65 sends a command that Firefox ESR 153 does not have.

/** The commands that the tests use, with their method and path over HTTP. Firefox has them under the same names. */
export const commands = {
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  Refresh: ['POST', '/refresh'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  DeleteAllCookies: ['DELETE', '/cookie'],
} as const;

export type Command = keyof typeof commands;

export type Parameters = Readonly<Record<string, unknown>>;

/** Preferences of Firefox, as in about:config. */
export type Preferences = Readonly<Record<string, boolean | number | string>>;

/** A browser with one window. */
export interface Driver {
  /** Sends a command; resolves to its value, and rejects with the error of the browser. */
  readonly send: (command: Command, parameters?: Parameters) => Promise<unknown>;
  readonly close: () => Promise<void>;
}
