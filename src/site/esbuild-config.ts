// The default export of a site's `esbuild.config.ts`.
import type { Plugin } from 'esbuild';

/** Options for the bundler of templates and scripts. */
export interface EsbuildConfig {
  /** Plugins for templates, islands and stylesheets alike; they run before most plugins of the engine. */
  readonly plugins: readonly Plugin[];
}
