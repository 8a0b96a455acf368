// Constants that the bundler puts into browser code, by the names that Vite has for them.
interface ImportMetaEnv {
  /** True in `watch`. Builds contain no code that depends on it. */
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
