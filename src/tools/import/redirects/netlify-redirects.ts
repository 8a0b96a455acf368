// Reads the file `_redirects` of Netlify and Cloudflare Pages: https://docs.netlify.com/routing/redirects/
import type { LeftRedirect, StatedRedirect, StatedRedirects } from './stated-redirects.ts';

/** A redirect of one path to another. Rules with a wildcard, a name for a part of a path, or conditions have other words. */
const line = /^(\/[^\s*:]*)\s+(\/[^\s:]*|https?:\/\/[^\s*]+?)(?:\s+30[1278]!?)?$/;

export function netlifyRedirects(file: string, text: string): StatedRedirects {
  const stated: StatedRedirect[] = [];
  const left: LeftRedirect[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const words = written.replace(/(?:^|\s)#.*$/, '').trim();
    const [, from, to] = line.exec(words) ?? [];
    if (words === '') continue;
    const place = { file, line: index + 1, words };
    if (from === undefined || to === undefined) left.push({ ...place, reason: 'rule' });
    else stated.push({ from, to, place });
  }
  return { stated, left };
}
