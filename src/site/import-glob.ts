// The type of `import.meta.glob`, for the configuration and the templates of a site.

interface GlobOptions {
  /** Takes one export of each module: `default`. */
  readonly import?: string;
  /** `?raw` gives the text of each file. */
  readonly query?: '?raw';
}

type Glob = string | readonly string[];

declare global {
  interface ImportMeta {
    /** The modules that match, by path. Archipel's bundler and Vitest put them in the place of this call. */
    glob<Module = unknown>(glob: Glob, options: GlobOptions & { readonly eager: true }): Record<string, Module>;
    /** The same, each loaded when it is called for. */
    glob<Module = unknown>(glob: Glob, options?: GlobOptions & { readonly eager?: false }): Record<string, () => Promise<Module>>;
  }
}

export type {};
