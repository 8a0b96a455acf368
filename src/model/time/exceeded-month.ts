interface MonthLength {
  /** `2026-02` */
  readonly month: string;
  /** The number of days in the month; 0 if the month does not exist. */
  readonly days: number;
}

/** If the day of a date or instant does not exist, returns the month and its length. Returns undefined for any other text. */
export function exceededMonth(value: string): MonthLength | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(value) ?? [];
  if (day === '') return undefined;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  // The calendar repeats after 400 years, and `Date.UTC` would read years before 100 as years of the 20th century.
  const days = isMonth ? new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate() : 0;
  return Number(day) >= 1 && Number(day) <= days ? undefined : { month: `${year}-${month}`, days };
}
