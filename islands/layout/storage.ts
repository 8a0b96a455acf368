// Local storage, where the visitor's browser allows it; without it everything works for the page view.

/** The value of `key`, `null` if there is none or storage is blocked. */
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
