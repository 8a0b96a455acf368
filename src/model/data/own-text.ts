// Texts in memory of their own. V8 cuts a part of 13 characters or more out of a text by pointing at the text, so that the
// part keeps all of it in memory.

/** The same text in memory of its own. */
export const ownText = (text: string): string => ownTexts([text])[0] ?? '';

/** Copies at once: a call costs more than a text. */
const ownTexts = (texts: readonly string[]): readonly string[] =>
  // JSON of a list of texts is one.
  JSON.parse(JSON.stringify(texts)) as readonly string[];

/** Shorter parts are copies. */
const leastCut = 13;

interface Place {
  readonly parent: object;
  readonly key: string;
  readonly text: string;
}

/** Puts own texts instead of those in `value`, which is plain data that no other value has parts of. */
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
