// Checks files of `public/`: conflicts with other files, names that need escapes, and private keys.
import type { ContentTree } from '../../content/tree.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { publicFile } from '../../model/asset-file.ts';
import { createPlaces, type TakenPaths } from './plan-outputs.ts';

/** Returns the findings in the files of `public/`. `taken` is called only if `public/` has files; its result includes these files. */
export function publicFindings({ publicFiles }: Pick<ContentTree, 'publicFiles'>, taken: () => TakenPaths): readonly Finding[] {
  if (publicFiles === undefined) return [];
  const { files, addresses } = taken();
  const places = createPlaces();
  const urls = new Map([...addresses].map((path) => [path.toLowerCase(), path]));
  const counts = new Map<string, number>();
  for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  for (const [file, count] of counts) if (!publicFiles.has(file) || count > 1) places.add(`/${file}`);
  return [...publicFiles].flatMap(([name, { bytes }]) => {
    const place = { file: publicFile(name) };
    const path = `/${name}`.toLowerCase();
    // Most hosts serve the file index.html at the path of its folder.
    const other = urls.get(path) ?? urls.get(path.replace(/\/index\.html$/, '')) ?? places.find(`/${name}`);
    places.add(`/${name}`);
    return [
      ...(other === undefined ? [] : [createFinding('public-clash', place, { other })]),
      ...(isUnescaped(name) ? [] : [createFinding('public-name', place, {})]),
      ...(hasPrivateKey(bytes) ? [createFinding('public-secret', place, {})] : []),
    ];
  });
}

/** Returns whether a path needs no escapes in a URL. */
const isUnescaped = (name: string): boolean => encodeURI(name) === name && !/[?#]/.test(name);

/** Maximum size in bytes of a file that is searched for a private key. A key is short, and usually alone in its file. */
const keyLimit = 64 * 1024;

const hasPrivateKey = (bytes: Uint8Array): boolean =>
  bytes.length <= keyLimit && /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/.test(new TextDecoder('latin1').decode(bytes));
