// Adds lines to redirects.yaml. The rest of the file does not change, including comments and the style of lists.
import { dataOf } from '../../../content/yaml/splice/document.ts';
import { insertCopy } from '../../../content/yaml/splice/insert-item.ts';
import { changedList, itemBodies } from '../../../content/yaml/splice/items.ts';
import { isSameData } from '../../../content/yaml/splice/same-data.ts';

export interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

const list = ['redirects'];

/** Returns a redirect as a line of YAML. */
export const redirectLine = ({ from, to }: NewRedirect): string => `{ from: ${from}, to: ${to} }`;

/**
 * Adds redirects to `text`, the text of the file. A new file starts with `comment`. Returns undefined if the notation of the file does not
 * allow an addition.
 */
export function addRedirects(text: string | undefined, redirects: readonly NewRedirect[], comment: string): string | undefined {
  if (text === undefined || text.trim() === '')
    return [`# ${comment}`, 'redirects:', ...redirects.map((redirect) => `  - ${redirectLine(redirect)}`), ''].join('\n');
  const [first, ...others] = redirects;
  if (first === undefined) return text;
  const after = addRedirect(text, first);
  if (after === undefined) return undefined;
  // The others are written like the first, because adding each one would parse the file again.
  const start = after.lastIndexOf(redirectLine(first));
  const end = start + redirectLine(first).length;
  const [between = ', '] = /\r?\n[ \t]*- $/.exec(after.slice(0, start)) ?? [];
  return after.slice(0, end) + others.map((other) => between + redirectLine(other)).join('') + after.slice(end);
}

/** Adds one redirect to a file that is not empty. */
function addRedirect(text: string, redirect: NewRedirect): string | undefined {
  const line = redirectLine(redirect);
  const alone = `redirects:\n  - ${line}`;
  const index = (itemBodies(text, list)?.length ?? 0) - 1;
  if (index < 0) {
    const made = text.replace(/^redirects:[ \t]*\[\s*\]/m, () => alone);
    return isSameData(dataOf(made), { ...Object(dataOf(text)), redirects: [redirect] }) ? made : undefined;
  }
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  const copied = insertCopy({ text: whole, list, index }, { text: alone, list, index: 0 });
  if ('text' in copied) return copied.text;
  // A list in brackets.
  const added = changedList(whole, list, {
    make: (bodies) => {
      const { end = 0 } = bodies[index] ?? {};
      return `${whole.slice(0, end)}, ${line}${whole.slice(end)}`;
    },
    wanted: (items) => [...items, redirect],
    index,
  });
  return 'text' in added ? added.text : undefined;
}
