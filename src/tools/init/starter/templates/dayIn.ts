/** A day (`2026-03-01`) as readers of a language write it. */
export const dayIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
