// Files of content/assets that nothing names.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import { assetsIn } from './check-names.ts';

/** A warning for each asset that the settings do not name; none while they name one that is not there, perhaps by mistake. */
export function checkAssets(settings: unknown, assets: readonly string[]): Finding[] {
  const used = new Set(assetsIn(settings));
  if (settings === undefined || [...used].some((name) => !assets.includes(name))) return [];
  return assets.filter((name) => !used.has(name)).map((name) => find('asset-unused', { file: `assets/${name}` }, {}));
}
