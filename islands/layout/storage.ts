// Local storage, where the visitor's browser lets us have it; without it everything works for the page view.

/** What is stored under `key`, `null` where nothing is or storage is blocked. */
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
    // Blocked or full: the page view does without.
  }
}
