/** Returns a function that collects paths. `changed` receives the paths that arrive together, each of them once. */
export function inBatches(changed: (paths: readonly string[]) => void): (path: string) => void {
  let waiting = new Set<string>();
  const flush = (): void => {
    const paths = [...waiting];
    waiting = new Set();
    changed(paths);
  };
  return (path) => {
    if (waiting.size === 0) setImmediate(flush);
    waiting.add(path);
  };
}
