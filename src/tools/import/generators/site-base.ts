// Finds the path under which the other site was published, such as `/manual`. Its addresses may begin with it.
import { attempt } from '../../../model/attempt.ts';
import { type CodeFile, literalOf, withoutComments } from './code-literals.ts';

interface BaseSource {
  /** `baseurl` of Jekyll, or `baseURL` of Hugo. */
  readonly stated: unknown;
  /** The configuration of Astro. */
  readonly astro: CodeFile | undefined;
  /** The path under which the folder was published. */
  readonly urls: string;
}

/** Returns the path; empty for the root of a host, and if `urls` begins with it, because URLs then stay complete. */
export function siteBase({ stated, astro, urls }: BaseSource): string {
  const written = stated ?? (astro && astroBase(astro));
  const path = typeof written === 'string' ? attempt(() => new URL(written, 'http://site/').pathname) : undefined;
  const base = path?.replace(/\/+$/, '') ?? '';
  return `${urls}/`.startsWith(`${base}/`) ? '' : base;
}

const key = /(?<![\w.$])base["']?\s*:\s*("[^"\n]*"|'[^'\n]*'|`[^`\n]*`)/;

const astroBase = ({ code }: CodeFile): unknown => literalOf(key.exec(withoutComments(code))?.[1] ?? '');
