// Loads @emailjs/browser when a form is sent, not before. It looks for `localStorage` as it loads; where the visitor
// blocks site data that look throws, and would take the form with it.

/** The library. Where site data is blocked, `localStorage` is missing while it loads, which it can live with. */
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
