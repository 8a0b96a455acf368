// What changes on which pages when one value of content changes: the truth that `explain` is held to.
import { type BuildInput, prepare } from '../../../src/build.ts';
import type { ContentTree } from '../../../src/content/tree.ts';
import { locator } from '../../../src/content/yaml/position.ts';
import type { DataPath } from '../../../src/diagnostics/diagnostic.ts';
import type { ProcessImages } from '../../../src/images.ts';
import { createMemo } from '../../../src/memo.ts';
import { compile } from '../../../src/node/bundle/compile.ts';
import { readContent } from '../../../src/node/fs/read-content.ts';
import { placesOf, root } from '../fixture-site/content.ts';
import { standIns } from '../fixture-site/pictures.ts';
import { ogImages } from '../fixture-site/theme.tsx';
import { projectAt } from '../process/project.ts';

/** Stand-ins whose addresses change with their source, as those of real pictures do. */
const pictures: ProcessImages = async (order) => {
  const made = await standIns(order);
  const hashOf = (asset: string): string => order.assets.get(asset)?.hash ?? '';
  return {
    ...made,
    pictures: new Map(
      [...made.pictures].map(([key, view]) => [key, { ...view, src: `${view.src}?${hashOf(key.slice(key.indexOf(' ') + 1))}` }]),
    ),
  };
};

/** The real site, as it is built during its promotion. */
export async function realInput(tree: ContentTree = readContent(`${root}/content`)): Promise<BuildInput> {
  const { definition, bundle } = await compile(projectAt());
  const at = Date.parse('2025-06-01T12:00:00+02:00');
  return { tree, definition, bundle, ogImages, at, overrides: new Map(), pictures, release: false, progress: () => undefined };
}

/** Another value of the same kind, as it stands in YAML. */
function otherThan(value: string, path: DataPath): string {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.replace(/T\d\d/, 'T11').replace(/-30T/, '-29T');
  if (/^#[\da-f]{6}$/.test(value)) return '"#123456"';
  if (/^\d+$/.test(value) && path.at(-1) !== 'postalCode') return String(Number(value) - 1);
  if (value.startsWith('+')) return '"+49 30 23125 987"';
  if (value.includes('@')) return 'other@example.com';
  if (value.startsWith('https://')) return value.replace('https://', 'https://other.');
  if (value === 'true' || value === 'false') return value === 'true' ? 'false' : 'true';
  return JSON.stringify(`${value} Xq`);
}

/** `tree` with the value at `path` of `file` replaced by another one. */
export function changed(tree: ContentTree, file: string, path: DataPath): ContentTree {
  const text = tree.texts.get(file) ?? '';
  const range = locator(text)({ path });
  const lines = text.split('\n');
  const line = lines[range.line - 1] ?? '';
  const source = line.slice(range.column - 1, range.endColumn - 1);
  if (range.line !== range.endLine) throw new Error(`${file} ${path.join('.')} runs over several lines`);
  lines[range.line - 1] =
    line.slice(0, range.column - 1) + otherThan(source.replace(/^(["'])(.*)\1$/, '$2'), path) + line.slice(range.endColumn - 1);
  return { ...tree, texts: new Map([...tree.texts, [file, lines.join('\n')]]) };
}

/** `tree` with other bytes in an asset. */
export function repainted(tree: ContentTree, name: string): ContentTree {
  const asset = tree.assets.get(name);
  if (asset === undefined) throw new Error(`There is no ${name}`);
  return { ...tree, assets: new Map([...tree.assets, [name, { ...asset, hash: '0therb1t' }]]) };
}

/** A function from content to the addresses of the pages that differ from those of `input`. */
export async function differ(input: BuildInput): Promise<(tree: ContentTree) => Promise<readonly string[]>> {
  const memo = createMemo();
  const pagesOf = async (tree: ContentTree): Promise<ReadonlyMap<string, string>> => {
    const { ready, diagnostics } = await prepare({ ...input, tree, memo });
    if (ready === undefined) throw new Error(placesOf(diagnostics.filter(({ severity }) => severity === 'error')).join('\n'));
    return new Map(ready.routes.routes.map((route) => [route.path, ready.render(route).html]));
  };
  const before = await pagesOf(input.tree);
  return async (tree) => {
    const after = await pagesOf(tree);
    return [...before].filter(([path, html]) => after.get(path) !== html).map(([path]) => path);
  };
}
