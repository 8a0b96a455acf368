// Constants that the bundler defines for browser code, with the names that Vite uses.
interface ImportMetaEnv {
  /** True in `watch`. Builds leave out the code that runs only if this is true. */
  readonly DEV: boolean;
}

/** Chromium can prerender a page: https://wicg.github.io/nav-speculation/prerendering.html#document-prerendering. */
interface Document {
  readonly prerendering?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
