// Texts in memory of their own. V8 cuts a part of 13 characters or more out of a text by pointing at the text, so that the
// part keeps all of it in memory.

/** The same text in memory of its own. */
export const ownText = (text: string): string => ownTexts([text])[0] ?? '';

/** Copies many texts at once: a call costs more than a text. */
const ownTexts = (texts: readonly string[]): readonly string[] =>
  // Parsed JSON of a list of texts is a list of texts.
  JSON.parse(JSON.stringify(texts)) as readonly string[];

/** Shorter parts are copies. */
const leastCut = 13;

interface Place {
  readonly parent: object;
  readonly key: string;
  readonly text: string;
}

/** Replaces the texts in `value` by copies of their own. `value` is plain data that shares no parts with other values. */
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
