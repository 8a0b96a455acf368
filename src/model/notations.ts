// The notations that schemas of the engine require of texts, each with the message of its pattern. Diagnostics refer to a notation by its
// name, so that its message can be translated.
export const notations = {
  address: 'an address such as /ferry-times',
  colour: 'a colour such as #070b1a',
  currency: 'three letters of ISO 4217, such as EUR',
  day: 'a day such as 2026-12-31',
  dayOrInstant: 'a day such as 2026-12-31, or an instant such as 2026-12-31T18:00:00+01:00',
  figure: 'a number with its unit, such as { number: 95, unit: percent }, or a text in each language',
  email: 'an e-mail address such as name@example.com',
  money: 'an amount with two decimals at most, such as 49.9',
  noPath: 'no path, because hosts look for this page as 404.html',
  oldAddress: 'an address such as /old-page, without .html or a slash at its end',
  other: 'another notation',
  path: '/ or /one/two, of the letters a to z in lower case, digits and single hyphens, without a slash at the end',
  phone: 'an international number such as +49 30 23125 100',
  redirectTarget: 'the address of a page, such as /ferry-times, or of another site with https://, both without ? and #',
  siteAddress: 'an address such as https://www.example.com, without a slash at the end; a path belongs in basePath of archipel.config.ts',
} as const;

export type NotationName = keyof typeof notations;

/** Returns the name of a notation by its message, or undefined for the message of another schema. */
export const notationName = (words: string): NotationName | undefined =>
  // `Object.keys` returns the names, but its type is `string[]`.
  (Object.keys(notations) as NotationName[]).find((name) => notations[name] === words);
