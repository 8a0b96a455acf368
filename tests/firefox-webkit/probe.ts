// The function that runs in every page before the scripts of the page. Only its source text is sent to the page, so it must not use
// variables from outside.

export interface ProbeOptions {
  /** Whether the visitor has made no choice about cookies yet. */
  readonly isFirstVisit: boolean;
  /** Whether the page may store nothing. */
  readonly blocksStorage: boolean;
}

/**
 * Collects in `window.problems` the errors of a page that are invisible to visitors. Blocks storage, or stores a choice about cookies,
 * as the options require.
 */
export function probe({ isFirstVisit, blocksStorage }: ProbeOptions): void {
  const problems: string[] = [];
  Reflect.set(window, 'problems', problems);
  addEventListener('unhandledrejection', ({ reason }) => void problems.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    problems.push(`refused: ${effectiveDirective} ${blockedURI}`);
  });
  const recordError = ({ target, message }: Event & { readonly message?: string }) => {
    problems.push(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 120)}` : `error: ${message}`);
  };
  addEventListener('error', recordError, true);
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      problems.push(`console: ${words.join(' ')}`);
      write(...words);
    };
  }
  const refuse = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  if (blocksStorage) {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  } else if (!isFirstVisit) localStorage.setItem('cookieConsent', localStorage.getItem('cookieConsent') ?? 'necessary');
}
