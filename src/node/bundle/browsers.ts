// The browsers for which pages are complete with their islands: syntax is lowered to what they know, and code calls nothing that
// they lack. Older ones show complete pages without islands. They have popovers, `:has()` and nested styles.

/** The oldest supported version of each engine, as esbuild names them. */
export const supportedBrowsers = { chrome: '117', firefox: '128', safari: '17.4' } as const;

export const bundleTarget: string[] = Object.entries(supportedBrowsers).map(([name, version]) => name + version);
