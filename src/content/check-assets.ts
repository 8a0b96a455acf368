// Files of content/assets: named so that their names are addresses too, and each used.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import { assetsIn } from './check-names.ts';

/** Letters, digits, dots, hyphens and underscores mean themselves in an address. */
const addressable = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** A finding for each asset whose name would have to be escaped in an address. */
export const checkAssetNames = (assets: readonly string[]): Finding[] =>
  assets.filter((name) => !addressable.test(name)).map((name) => find('name-invalid', { file: `assets/${name}` }, { name }));

/** A warning for each asset that the settings do not name; none while they name one that is not there, perhaps by mistake. */
export function checkAssets(settings: unknown, assets: readonly string[]): Finding[] {
  const used = new Set(assetsIn(settings));
  if (settings === undefined || [...used].some((name) => !assets.includes(name))) return [];
  return assets.filter((name) => !used.has(name)).map((name) => find('asset-unused', { file: `assets/${name}` }, {}));
}
