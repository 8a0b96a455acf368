// Reads and writes local storage. If the browser blocks it, choices last for the page view.

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
    // Storage is blocked or full: the value lasts for the page view only.
  }
}
