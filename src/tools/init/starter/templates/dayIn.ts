/** Formats a day (`2026-03-01`) as readers of the language with this tag write it. */
export const dayIn = (tag: string, date: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
