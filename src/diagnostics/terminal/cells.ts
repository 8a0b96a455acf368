// Measures text in the cells of a terminal. Some characters take two cells, some none.

const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/u;
const empty = /[\p{Mark}\p{Format}]/u;

const cellsOf = (character: string): number => (empty.test(character) ? 0 : wide.test(character) ? 2 : 1);

/** Returns the number of terminal cells that `text` takes, according to East Asian Width (UAX #11). */
export const cells = (text: string): number => [...text].reduce((sum, character) => sum + cellsOf(character), 0);

/** Returns the first characters that together take at most `room` cells. */
function fitting(characters: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = characters.findIndex((character) => {
    left -= cellsOf(character);
    return left < 0;
  });
  return end === -1 ? characters : characters.slice(0, end);
}

/** Returns as much of the beginning of `text` as fits into `room` cells. */
export const beginning = (text: string, room: number): string => fitting([...text], room).join('');

/** Returns as much of the end of `text` as fits into `room` cells. */
export const ending = (text: string, room: number): string => [...fitting([...text].reverse(), room)].reverse().join('');
