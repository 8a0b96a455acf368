/** Returns `text` without percent escapes; unchanged if one of them is invalid. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
