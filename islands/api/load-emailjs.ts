// Loads @emailjs/browser when a form is sent, not before. The library reads `localStorage` while it loads. If the visitor blocks
// site data, reading throws, and the form would fail.

/** Loads the library. If site data is blocked, `localStorage` is undefined during the loading, which the library can handle. */
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
