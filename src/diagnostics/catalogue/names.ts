// Names values and items of content in messages of any language.
import type { Key, Title } from './arguments.ts';

/** Returns the name of an entry without a title: `entry 4 of items`. `list` is empty if the file is a list. */
type NameEntry = (number: number, list: string) => string;

/**
 * Names a value: `question 4, answer`, or `title`. Returns an empty text for the entire file. A list entry is named by its title or, if it
 * has no title or only the title `text`, by `nameEntry`.
 */
export const nameOfKey = (key: Key, nameEntry: NameEntry): string =>
  typeof key === 'string'
    ? key
    : key
        .map((step) => {
          if (typeof step === 'string') return step;
          const { list, number, title = 'text' } = step;
          return title === 'text' ? nameEntry(number, list) : `${title} ${number}`;
        })
        .join(', ');

/** Returns whether a title is the key or the place of an item, and not a text in several languages. */
export const isKey = (title: Title): title is Key => typeof title === 'string' || Array.isArray(title);

/** Returns the name of the file to which a URL leads, such as `plan.pdf` for `/files/plan.pdf?v=2`; undefined if it may lead to a page. */
export const fileNameIn = (url: string): string | undefined =>
  /(?:^|[/\\])([^/\\?#]+\.(?!html?\b|ya?ml\b|mdx?\b)[a-z][a-z\d]{1,4})(?:[?#]|$)/i.exec(url)?.[1];
