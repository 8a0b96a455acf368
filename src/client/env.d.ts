// Constants that the bundler defines for browser code, with the names that Vite uses.
interface ImportMetaEnv {
  /** True in `watch`. Builds contain no code that depends on it. */
  readonly DEV: boolean;
}

/** https://wicg.github.io/nav-speculation/prerendering.html#document-prerendering, in Chromium. */
interface Document {
  readonly prerendering?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
