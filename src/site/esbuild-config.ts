// What `esbuild.config.ts` of a site exports by default.
import type { Plugin } from 'esbuild';

/** What `esbuild.config.ts` exports: more for the bundler of templates and scripts. */
export interface EsbuildConfig {
  /** For templates, islands and stylesheets alike; they come before the engine's own. */
  readonly plugins: readonly Plugin[];
}
