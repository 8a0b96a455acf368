// The default export of a site's `esbuild.config.ts`.
import type { Plugin } from 'esbuild';

/** The exports of `esbuild.config.ts`: options for the bundler of templates and scripts. */
export interface EsbuildConfig {
  /** Plugins for templates, islands and stylesheets alike; they run before the engine's own. */
  readonly plugins: readonly Plugin[];
}
