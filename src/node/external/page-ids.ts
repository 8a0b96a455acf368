import { percentDecoded } from '../../model/references/percent-decoded.ts';

const attribute = /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Fragments for scripts rather than anchors: a route of an application, or a text highlight
 * (https://wicg.github.io/scroll-to-text-fragment/).
 */
const forScripts = /^[!/]|^:~:|[=&]/;

/**
 * Returns whether an element of `html` has `fragment` as its id or name, or the fragment needs no element, such as `top`. On
 * GitHub, ids have a prefix that links omit.
 */
export function hasId(html: string, fragment: string): boolean {
  const id = percentDecoded(fragment.replace(/:~:.*$/, ''));
  if (id === '' || id === 'top' || forScripts.test(fragment)) return true;
  for (const [, double, single, bare] of html.matchAll(attribute)) {
    const name = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
    if (name === id || name === `user-content-${id}`) return true;
  }
  return false;
}
