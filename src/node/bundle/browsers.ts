// The browsers in which islands work: syntax is lowered to these versions, and scripts call nothing that they lack. Older browsers
// display complete pages without islands. All of these versions have popovers, `:has()` and nested styles.

/** The oldest supported version of each engine, as esbuild names them. */
export const supportedBrowsers = { chrome: '117', firefox: '128', safari: '17.4' } as const;

export const bundleTarget: string[] = Object.entries(supportedBrowsers).map(([name, version]) => name + version);
