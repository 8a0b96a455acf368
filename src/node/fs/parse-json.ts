// Parses JSON of files that a process may have left half written.

/** Returns the value of a text, or undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
