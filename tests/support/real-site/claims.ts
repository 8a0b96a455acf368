// Finds a claim in the words of a page.
import { normalized } from './real-site.ts';

/** Removes the space before a percent sign, because the specification uses both “95 %” and “95%”. */
const closeUp = (text: string): string => normalized(text).replaceAll(/(\d) %/g, '$1%');

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns whether `text` contains `figure` within 60 characters of `label`, and not as a part of a longer number. */
export function claims(text: string, figure: string, label: RegExp): boolean {
  const words = closeUp(text);
  const figures = words.matchAll(new RegExp(`(?<![\\d.,])${literally(closeUp(figure))}(?![\\d]|[.,]\\d)`, 'g'));
  return [...figures].some(({ index, 0: match }) => label.test(words.slice(Math.max(0, index - 60), index + match.length + 60)));
}
