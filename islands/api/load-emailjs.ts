// Loads @emailjs/browser when a form is sent, not before. The library reads `localStorage` as it loads; where the
// visitor blocks site data that throws, and the form would fail.

/** The library. Where site data is blocked, `localStorage` is hidden while it loads, which it supports. */
export async function loadEmailjs() {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const isHidden = storage?.configurable === true && !isReadable();
  if (isHidden) Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
  try {
    return await import('@emailjs/browser');
  } finally {
    if (isHidden) Object.defineProperty(globalThis, 'localStorage', storage);
  }
}

function isReadable(): boolean {
  try {
    return globalThis.localStorage !== null;
  } catch {
    return false;
  }
}
