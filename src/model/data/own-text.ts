// Copies of texts in their own memory. V8 represents a part of 13 characters or more as a pointer into the original text, so
// the part retains the entire original.

/** Returns a copy of `text` that does not retain the text from which `text` was cut. */
export const ownText = (text: string): string => ownTexts([text])[0] ?? '';

/** Copies many texts in one call, because a call costs more than copying a text. */
const ownTexts = (texts: readonly string[]): readonly string[] =>
  // Texts survive JSON unchanged.
  JSON.parse(JSON.stringify(texts)) as readonly string[];

/** The length from which V8 points into the original text. Shorter parts are copies anyway. */
const leastCut = 13;

interface Place {
  readonly parent: object;
  readonly key: string;
  readonly text: string;
}

/**
 * Replaces the texts inside `value` with copies in their own memory. `value` is plain data. It is changed in place, so it must not share
 * parts with other values.
 */
export function giveOwnTexts(value: unknown): void {
  const places = [...placesIn(value)];
  const own = ownTexts(places.map(({ text }) => text));
  places.forEach(({ parent, key }, index) => {
    Reflect.set(parent, key, own[index]);
  });
}

function placesIn(value: unknown, places: Place[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return places;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'string') placesIn(part, places);
    else if (part.length >= leastCut) places.push({ parent: value, key, text: part });
  }
  return places;
}
