// Files of content/assets that nothing names.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import { assetsIn } from './check-names.ts';

/** A warning for each asset that site.yaml does not name. */
export function checkAssets(settings: unknown, assets: Iterable<string>): Finding[] {
  if (settings === undefined) return [];
  const used = new Set(assetsIn(settings));
  return [...assets].filter((name) => !used.has(name)).map((name) => find('asset-unused', { file: `assets/${name}` }, {}));
}
