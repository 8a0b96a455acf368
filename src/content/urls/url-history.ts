// Lists every URL that the site has or ever had, with its state.
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { Redirect } from '../../model/references/redirects.ts';
import { addressKey } from './listed-urls.ts';
import { targetGuesser } from './suggest-redirect.ts';
import type { FileByUrl } from './urls.ts';

export interface UrlHistoryRow {
  readonly url: string;
  /**
   * - `recorded`: a page whose URL is in the lock file
   * - `new`: a page whose URL is not in the lock file yet
   * - `redirected`: no page, but the source of a redirect
   * - `removed`: in the lock file, but neither a page nor the source of a redirect
   */
  readonly state: 'recorded' | 'redirected' | 'removed' | 'new';
  /** Whether the URL is in the lock file. */
  readonly recorded: boolean;
  /** The content file, if there is a page. */
  readonly file?: string;
  /** The target of the redirect; for a removed URL, a suggestion. */
  readonly to?: string;
}

export interface UrlHistoryInput {
  readonly locales: Locales;
  readonly addresses: FileByUrl;
  readonly redirects: readonly Pick<Redirect, 'from' | 'to'>[];
  readonly recorded: readonly string[];
}

/** Returns a row for each published URL, each page and each source of a redirect, sorted by URL. */
export function urlHistoryOf({ locales, addresses, redirects, recorded }: UrlHistoryInput): UrlHistoryRow[] {
  const kept = new Set(recorded);
  const ways = new Map(redirects.map(({ from, to }) => [addressKey(from), to] as const).reverse());
  const fresh = [...addresses.keys()].filter((url) => !kept.has(url));
  const lost = recorded.filter((url) => !addresses.has(url) && !ways.has(addressKey(url)));
  const guessTarget = targetGuesser({ locales, addresses, fresh, lost });
  const row = (url: string): UrlHistoryRow => {
    const file = addresses.get(url);
    const is = { url, recorded: kept.has(url) };
    if (file !== undefined) return { ...is, state: is.recorded ? 'recorded' : 'new', file };
    const to = ways.get(addressKey(url));
    return to === undefined ? { ...is, state: 'removed', to: guessTarget(url) } : { ...is, state: 'redirected', to };
  };
  return [...new Set([...recorded, ...addresses.keys(), ...redirects.map(({ from }) => from)])].sort(byCodeUnits).map(row);
}

/** Returns the text of the lock file of URLs. */
export const urlLockText = (urls: readonly string[]): string =>
  [
    '# Every public address there has ever been. Written by: npm run urls -- accept',
    'urls:',
    ...[...urls].sort(byCodeUnits).map((url) => `  - ${url}`),
    '',
  ].join('\n');
