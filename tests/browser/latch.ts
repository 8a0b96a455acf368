/**
 * Returns a promise and the function that fulfils it, with which a test holds a request and continues it. `Promise.withResolvers` does the
 * same from Node 22.
 */
export function latch(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}
