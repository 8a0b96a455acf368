// Renames an item: its file or key, all references to it, its URLs, and the approvals of its texts.
import { languageFolder, renamedOnDisk } from '../../content/markdown/file-names.ts';
import { fromCodeIn, isInFile } from '../../content/markdown/written-places.ts';
import { keepRelative, movePaths } from '../../content/prose/markdown-links.ts';
import { type ContentTree, diskFileOf, replaceTexts } from '../../content/tree.ts';
import { nodeAt } from '../../content/yaml/node-at.ts';
import { applyOffsetEdits } from '../../content/yaml/offset-edit.ts';
import { syntaxTree } from '../../content/yaml/syntax-tree.ts';
import { assetFile, assetName } from '../../model/asset-file.ts';
import { listAt, valueAt } from '../../model/data/value-at.ts';
import { entryStem, fileWithId } from '../../model/entry-file.ts';
import { entryIdPattern, idPattern } from '../../model/references/names.ts';
import { indexAgain, type ProjectIndex } from '../new/project-index.ts';
import { nameAsYaml } from '../new/yaml/write-yaml.ts';
import { completeChange, type Refactoring } from './complete-change.ts';
import { moveApprovals } from './move-approvals.ts';
import { findNamed, itemsOfKind, type Named, plainName } from './named.ts';
import { ownProse } from './own-prose.ts';
import { editedTexts, editOf, type FileEdit, referencesTo } from './references.ts';
import type { RemoveRequest } from './remove.ts';

export interface RenameRequest extends Pick<RemoveRequest, 'kind' | 'index' | 'messages'> {
  readonly from: string;
  readonly to: string;
}

/** Returns the changes of the rename, or a sentence that explains why the item cannot be renamed. */
export async function rename({ kind, from, to, index, messages }: RenameRequest): Promise<Refactoring | string> {
  const named = findNamed({ kind, name: from }, index, messages);
  if (typeof named === 'string') return named;
  const refusal = refuseName(named, to, { index, messages });
  if (refusal !== undefined) return refusal;
  const moved = movedFiles(named, to, index);
  const edits = [...referencesTo(named, index).map((reference) => editOf(reference, to)), ...sourceEdits(named, moved, index)];
  const texts = new Map([...editedTexts(index.tree, edits)].map(([file, text]) => [moved.get(file) ?? file, text]));
  const assets = new Map([...index.tree.assets].map(([name, asset]) => [assetName(moved.get(assetFile(name)) ?? '') ?? name, asset]));
  const newNames = new Map([...moved].map(([file, then]) => [then, movedOnDisk({ file, then }, named, { index, to })]));
  const fromCode = fromCodeIn(named, new Set(edits.map(({ file }) => file)), index);
  return finish({ named, index, moved, messages, fromCode }, replaceTexts(index.tree, texts, { assets, newNames }));
}

type Started = Pick<Refactoring, 'named' | 'moved' | 'fromCode'> & Pick<RenameRequest, 'index' | 'messages'>;

/** Updates approvals and the links in prose, and adds redirects. Returns a sentence if the redirects cannot be written. */
async function finish({ named, index, moved, messages, fromCode }: Started, tree: ContentTree): Promise<Refactoring | string> {
  const then = await indexAgain(index, tree);
  const moves = movedAddresses(index, then, moved);
  const lock = moveApprovals(index, then, { locales: index.locales, fileOf: (file) => moved.get(file) ?? file });
  const namesBefore = new Map([...moved].map(([from, to]) => [to, from]));
  const prose = [...tree.texts].flatMap(([file, text]) => {
    if (!file.endsWith('.mdx')) return [];
    const from = namesBefore.get(file);
    const move = from === undefined ? undefined : { from: diskFileOf(index.tree, from), to: diskFileOf(tree, file), assets: tree.assets };
    const relative = move === undefined ? [] : keepRelative(text, move);
    const edits = [...movePaths(diskFileOf(tree, file), text, moves), ...relative];
    return edits.length === 0 ? [] : [[file, applyOffsetEdits(text, edits)] as const];
  });
  return completeChange({ named, index, tree, then, moves, moved, lock, fromCode, messages, prose: new Map(prose) });
}

/** Returns why an item cannot be called `to`, or undefined if the name is valid and unused. */
function refuseName(
  named: Named,
  to: string,
  { index, messages: { refactor, newEntry } }: Pick<RenameRequest, 'index' | 'messages'>,
): string | undefined {
  const { kind, within } = named;
  if (to === plainName(named)) return refactor.hasThatName(to);
  const others = itemsOfKind(kind, index).filter((one) => one.within === within);
  if (others.some((one) => plainName(one) === to)) return refactor.nameTaken(kind, to);
  if (named.asset !== undefined) return isAssetName(to) ? undefined : refactor.noAssetName;
  // The names of externals are validated only by their schema.
  const pattern = named.entry === undefined ? idPattern : entryIdPattern;
  if (kind !== 'external' && !pattern.test(to)) return newEntry.refused.noId;
  const language = named.entry && languageFolder(fileWithId(named.entry.file, to), index.model);
  return language && newEntry.refused.languageFolder(language);
}

const isAssetName = (name: string): boolean => /^[\w][\w.-]*(?:\/[\w][\w.-]*)*\.\w+$/.test(name);

/** Returns the new names of the files of an entry or asset. Empty for other items, whose files keep their names. */
function movedFiles({ entry, asset }: Named, to: string, index: ProjectIndex): ReadonlyMap<string, string> {
  if (asset !== undefined) return new Map([[asset, assetFile(to)]]);
  if (entry === undefined) return new Map();
  const { files = [] } = index.tree.documents?.get(entry.file) ?? {};
  const own = [...files, ...ownProse(entry.file, index).flatMap((prose) => prose.files)];
  const [stem, newFile] = [entryStem(entry.file), fileWithId(entry.file, to)];
  return new Map([[entry.file, newFile], ...own.map((file) => [file, entryStem(newFile) + file.slice(stem.length)] as const)]);
}

/** Returns the new name of a file on disk. A Markdown file stays in the folder of its language. */
function movedOnDisk(
  { file, then }: { readonly file: string; readonly then: string },
  { name, entry }: Named,
  { index: { tree, locales }, to }: Pick<RenameRequest, 'index' | 'to'>,
): string {
  const onDisk = diskFileOf(tree, file);
  if (entry === undefined || onDisk === file || !isInFile(file, tree)) return then;
  return renamedOnDisk(onDisk, { from: name, to }, locales);
}

/** Returns the edits that change the names of prose files in the sections that show them. */
function sourceEdits({ entry }: Named, moved: ReadonlyMap<string, string>, index: ProjectIndex): readonly FileEdit[] {
  if (entry === undefined) return [];
  const { file } = entry;
  const sources = new Set(ownProse(file, index).map(({ source }) => source));
  const tree = syntaxTree(index.tree.texts.get(file) ?? '');
  const [from, to] = [fileName(file), fileName(moved.get(file) ?? file)];
  return listAt(index.data.get(file), ['sections']).flatMap((section, at) => {
    const source = valueAt(section, ['source']);
    const node = nodeAt(tree, ['sections', at, 'source']);
    if (from === to || typeof source !== 'string' || !sources.has(source) || node?.kind !== 'scalar') return [];
    return [{ file, edit: { start: node.start, end: node.end, text: nameAsYaml(`${to}${source.slice(from.length)}`) } }];
  });
}

const fileName = (file: string): string => entryStem(file).replace(/^.*\//, '');

/** Returns the new URLs by the old ones, for pages whose URL changes. */
function movedAddresses(before: ProjectIndex, after: ProjectIndex, moved: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { at } = before.locales;
  return new Map(
    [...before.urls].flatMap(([url, file]) => {
      const then = moved.get(file) ?? file;
      const fresh = [...after.urls].find(([other, owner]) => owner === then && at(other) === at(url))?.[0];
      return fresh === undefined || fresh === url ? [] : [[url, fresh] as const];
    }),
  );
}
