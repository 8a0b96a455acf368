// Constants that the bundler defines for browser code, with the names that Vite uses.
interface ImportMetaEnv {
  /** True in `watch`. Builds contain no code that depends on it. */
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
