// Applies the robots.txt of other sites, which states what programs may read: https://www.rfc-editor.org/rfc/rfc9309.
import robotsParser from 'robots-parser';
import { cachedByKey } from '../../model/cached-by-key.ts';

// The package exports the function itself, although its types declare a `default` export.
const parse = robotsParser as unknown as (typeof robotsParser)['default'];

/** The user agent name to which rules of robots.txt apply. */
export const robotName = 'archipel-link-check';

/** Returns the text of a file, or undefined if there is none. */
type GetText = (url: string) => Promise<string | undefined>;

/** Returns a function that tells whether a URL may be requested. The function requests the robots.txt of each site once. */
export function robotsRules(getText: GetText): (url: string) => Promise<boolean> {
  const rulesOf = cachedByKey(async (origin: string) => {
    const file = `${origin}/robots.txt`;
    return parse(file, (await getText(file)) ?? '');
  });
  return async (url) => (await rulesOf(new URL(url).origin)).isAllowed(url, robotName) !== false;
}
