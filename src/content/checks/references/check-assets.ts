// Checks that the names of files in content/assets and of pictures beside texts are valid in URLs, and that each file is used.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { assetFile, publishedAsset } from '../../../model/asset-file.ts';
import { asName } from '../../fixes/as-name.ts';
import { siteCheck } from '../check.ts';
import { assetsIn } from './check-names.ts';

/** A path of letters, digits, dots, hyphens and underscores, which need no escaping in a URL. */
const addressable = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** Returns the last part of `name` in a form that is valid in URLs; undefined if it would be empty. */
function addressableName(name: string): string | undefined {
  const [, base = '', extension = ''] = /([^/]*?)(\.[\w.-]*)?$/.exec(name) ?? [];
  const sound = asName(base);
  return sound === undefined ? undefined : `${sound}${extension}`;
}

/**
 * Returns a warning for each asset that is named neither in the settings nor in `shown`. Nothing is reported while content names a missing
 * asset, because its name may be the misspelled name of an unused one.
 */
function checkAssets(settings: unknown, shown: readonly { readonly asset: string }[], assets: readonly string[]): Finding[] {
  const used = new Set([...assetsIn(settings), ...shown.map(({ asset }) => asset)]);
  if ([...used].some((name) => !assets.includes(name))) return [];
  return assets.filter((name) => !used.has(name)).map((name) => createFinding('asset-unused', { file: assetFile(name) }, {}));
}

/** Reports assets whose names would need escaping in a URL. */
export const assetNamesCheck = siteCheck({
  codes: ['name-invalid'],
  reads: ['assets'],
  check: ({ assets }) =>
    assets
      .filter((name) => !addressable.test(publishedAsset(name)))
      .map((name) => createFinding('name-invalid', { file: assetFile(name) }, { name, file: addressableName(name) })),
});

export const unusedAssetsCheck = siteCheck({
  codes: ['asset-unused'],
  reads: ['settings', 'pictures', 'recordings', 'downloads', 'assets'],
  check: ({ settings, pictures, recordings, downloads, assets }) =>
    settings === undefined || pictures === undefined
      ? []
      : checkAssets(settings, [...pictures, ...recordings, ...downloads.map((asset) => ({ asset }))], assets),
});
