// Reads and writes local storage. If the browser blocks local storage, nothing is stored.

/** Returns the value of `key`, or `null` if there is none or storage is blocked. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full, so the value is not stored.
  }
}
