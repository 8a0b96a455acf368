// The type of `import.meta.glob`, for the configuration and the templates of a site.

interface GlobOptions {
  /** Selects one export of each module: `default`. */
  readonly import?: string;
  /** `?raw` returns the text of each file, `?inline` its bytes as a data URL. */
  readonly query?: '?raw' | '?inline';
}

type Glob = string | readonly string[];

declare global {
  interface ImportMeta {
    /** Returns the modules that match, by path. Archipel's bundler and Vitest replace this call with them. */
    glob<Module = unknown>(glob: Glob, options: GlobOptions & { readonly eager: true }): Record<string, Module>;
    /** Returns a function for each module that matches, by path. The module is loaded when its function is called. */
    glob<Module = unknown>(glob: Glob, options?: GlobOptions & { readonly eager?: false }): Record<string, () => Promise<Module>>;
  }
}

export type {};
