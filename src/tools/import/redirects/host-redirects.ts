// Reads the redirects of the host: the file `_redirects` of Netlify and Cloudflare Pages, netlify.toml and vercel.json:
// https://docs.netlify.com/routing/redirects/, https://vercel.com/docs/project-configuration#redirects
import { isBlock } from '../../../model/data/block.ts';
import { configIn } from '../config-data.ts';
import type { LeftRedirect, StatedRedirect, StatedRedirects } from './stated-redirects.ts';

/** The names of the files in which hosts read redirects. */
export const redirectFiles: readonly string[] = ['_redirects', 'netlify.toml', 'vercel.json'];

/** A file of the host. */
export interface HostFile {
  /** The path of the file from the root of the site. */
  readonly file: string;
  readonly text: string;
}

/** A redirect of one path to another. Rules with a wildcard, a name for a part of a path, or conditions have other words. */
const redirect = /^(\/[^\s*:(){}]*)\s+(\/[^\s:]*|https?:\/\/[^\s*]+?)(?:\s+30[1278]!?)?$/;

export function hostRedirects(host: HostFile): StatedRedirects {
  const stated: StatedRedirect[] = [];
  const left: LeftRedirect[] = [];
  for (const { line, words } of rulesIn(host)) {
    const [, from, to] = redirect.exec(words) ?? [];
    const place = { file: host.file, line, words };
    if (from === undefined || to === undefined) left.push({ ...place, reason: 'rule' });
    else stated.push({ from, to, place });
  }
  return { stated, left };
}

/** Returns the rules of a file in the notation of `_redirects`, such as `/old /new 301`, with their lines. */
function rulesIn({ file, text }: HostFile): readonly { readonly line: number; readonly words: string }[] {
  const lines = text.split(/\r?\n/);
  if (!/\.(?:toml|json)$/.test(file))
    return lines
      .map((written, index) => ({ line: index + 1, words: written.replace(/(?:^|\s)#.*$/, '').trim() }))
      .filter(({ words }) => words !== '');
  const rules = [configIn(text, file)['redirects']].flat().filter(isBlock);
  return rules.map(({ source, from = source, destination, to = destination, status, force, permanent, statusCode, ...conditions }) => ({
    line: lines.findIndex((line) => ['"', "'"].some((mark) => line.includes(mark + String(from) + mark))) + 1,
    words: [from, to, status ?? statusCode, ...Object.keys(conditions)].filter((each) => each !== undefined).join(' '),
  }));
}
