import { renamedOnDisk } from '../../content/markdown/file-names.ts';
import { cutFrom } from '../../content/markdown/written-places.ts';
import { keepRelative } from '../../content/prose/markdown-links.ts';
import { diskFileOf } from '../../content/tree.ts';
import { cut } from '../../content/yaml/cut.ts';
import { nodeAt } from '../../content/yaml/node-at.ts';
import { applyOffsetEdits, type OffsetEdit } from '../../content/yaml/offset-edit.ts';
import { parsePlain } from '../../content/yaml/parse.ts';
import { syntaxTree, type YamlNode } from '../../content/yaml/syntax-tree.ts';
import { todoText } from '../../content/yaml/todo-text.ts';
import type { DataPath } from '../../model/data/place.ts';
import { listAt, valueAt } from '../../model/data/value-at.ts';
import { scalarsIn, textBlocksIn, walkOver } from '../../model/data/walk.ts';
import { splitFrontMatter } from '../../model/entries/front-matter.ts';
import { proseIn, proseName } from '../../model/entries/prose-file.ts';
import { entryStem, fileWithId } from '../../model/entry-file.ts';
import { isDatedKey } from '../../model/time/dated.ts';
import { isNumber } from './flags/field-rule.ts';
import { pathAsYaml } from './flags/path-answer.ts';
import type { NewRequest } from './flags/rule.ts';
import type { NewFile } from './new-file.ts';
import type { ProjectIndex } from './project-index.ts';
import { withTodos } from './todo-markdown.ts';
import { nameAsYaml } from './yaml/write-yaml.ts';

interface Model {
  readonly text: string;
  readonly value: unknown;
  readonly tree: YamlNode | undefined;
}

/** Returns the files of an entry modeled on `like`: with the same fields, sections and links, and with TODO before each text. */
export async function makeLike(request: NewRequest, like: ProjectIndex['entries'][number]): Promise<NewFile[]> {
  const { kind, answers, known, messages } = request;
  const { comments } = messages.newEntry;
  if (known.tree.documents?.has(like.file) === true) return markdownLike(request, like);
  const id = answers['id'] ?? '';
  const text = known.tree.texts.get(like.file) ?? '';
  const model = { text, value: known.data.get(like.file), tree: syntaxTree(text) };
  const sources = sourcesOf(id.slice(id.lastIndexOf('/') + 1), model);
  const edits = [
    ...textEdits(request, model),
    ...fieldEdits(request, model),
    ...sourceEdits(sources, model),
    ...linkEdits(request, like.id, model),
  ];
  const dateless = await withoutDates(applyOffsetEdits(text, edits), model.value);
  const copied = await withPath(dateless, pathAsYaml(answers['path'] ?? ''));
  const folder = like.file.slice(0, like.file.lastIndexOf('/') + 1);
  const file = `${like.folder}/${id}.yaml`;
  const opening = [`# ${comments.openingLike(kind.name, id, like.id)}`, `# ${comments.writeLike}`];
  const prose = [...sources].flatMap(([from, to]) =>
    known.locales.list.flatMap((locale) => {
      const old = known.tree.texts.get(proseIn(folder + from, locale));
      return old === undefined ? [] : [{ path: proseIn(proseName(file, to), locale), text: `TODO\n\n${old}`, replaces: false }];
    }),
  );
  const body = copied.replace(/^(?:#[^\n]*\n)*/, '');
  return [{ path: file, text: `${opening.join('\n')}\n${body}`, replaces: false }, ...prose];
}

/** Returns the Markdown files of an entry modeled on `like`, in the same naming style. */
async function markdownLike(
  { kind: { nameField }, answers, known }: NewRequest,
  like: ProjectIndex['entries'][number],
): Promise<NewFile[]> {
  const { tree, locales } = known;
  const id = answers['id'] ?? '';
  const [stem, newStem] = [entryStem(like.file), entryStem(fileWithId(like.file, id))];
  const files: NewFile[] = [];
  for (const locale of locales.list) {
    const from = proseIn(stem, locale);
    const text = tree.texts.get(from);
    if (text === undefined) continue;
    const wordsAt = (path: DataPath) => (path.join('.') === nameField ? answers[`name-${locale}`]?.trim() : undefined);
    const copy = { text, locale, dataFile: like.file, wordsAt, remark: 'TODO' };
    const onDisk = renamedOnDisk(diskFileOf(tree, from), { from: like.id, to: id }, locales);
    let copied = withTodos(from, copy, known);
    const keys = Object.keys(Object(parsePlain(splitFrontMatter(copied).yaml ?? '')));
    for (const key of keys.filter((each) => each === 'path' || isDatedKey(each))) copied = await cutFrom(from, copied, [key]);
    const links = keepRelative(copied, { from: diskFileOf(tree, from), to: onDisk, assets: tree.assets });
    files.push({ path: proseIn(newStem, locale), onDisk, text: applyOffsetEdits(copied, links), replaces: false });
  }
  return files;
}

const replaced = (node: YamlNode | undefined, text: string): OffsetEdit[] =>
  node?.kind === 'scalar' && node.start >= 0 ? [{ start: node.start, end: node.end, text }] : [];

/** Returns the edits of texts: the new name replaces the old one, and every other text gets a TODO before it. */
const textEdits = ({ kind, answers, known: { locales } }: NewRequest, { text, value, tree }: Model): OffsetEdit[] =>
  textBlocksIn(value, { locales }).flatMap(({ words, path }) =>
    Object.keys(words).flatMap((locale) => {
      const node = nodeAt(tree, [...path, locale]);
      const name = path.join('.') === kind.nameField ? answers[`name-${locale}`] : undefined;
      return replaced(node, name === undefined ? todoText(node, text) : JSON.stringify(name.trim()));
    }),
  );

/** Returns the edits that put the answers into the fields of the copied entry. */
const fieldEdits = ({ kind, answers }: NewRequest, { tree }: Model): OffsetEdit[] =>
  kind.flags.flatMap(({ name, field }) => {
    const said = answers[name];
    if (field === undefined || !said) return [];
    return replaced(nodeAt(tree, field.place.split('.')), isNumber(field) ? said : nameAsYaml(said));
  });

/** Returns the new names of prose files by their names in the other entry. */
function sourcesOf(id: string, { value }: Model): ReadonlyMap<string, string> {
  const names = listAt(value, ['sections']).map((section) => valueAt(section, ['source']));
  const unique = [...new Set(names.filter((name) => typeof name === 'string'))];
  return new Map(unique.map((name, index) => [name, index === 0 ? id : `${id}-${index + 1}`]));
}

const sourceEdits = (sources: ReadonlyMap<string, string>, { value, tree }: Model): OffsetEdit[] =>
  listAt(value, ['sections']).flatMap((section, at) => {
    const source = valueAt(section, ['source']);
    const to = typeof source === 'string' ? sources.get(source) : undefined;
    return to === undefined ? [] : replaced(nodeAt(tree, ['sections', at, 'source']), nameAsYaml(to));
  });

/** Removes the keys for drafts and dates, because their values belong to the other entry. */
async function withoutDates(text: string, value: unknown): Promise<string> {
  let left = text;
  for (const { path } of scalarsIn(value)) if (isDatedKey(String(path.at(-1)))) left = await cut(left, path);
  return left;
}

/** Returns the edits that change links to the other entry into links to the new one. */
const linkEdits = ({ kind, answers, known: { locales } }: NewRequest, like: string, { value, tree }: Model): OffsetEdit[] => {
  const edits: OffsetEdit[] = [];
  walkOver(value, { locales })({
    link: (target: Readonly<Record<string, unknown>>, _, path) => {
      if (target[kind.name] === like) edits.push(...replaced(nodeAt(tree, [...path, kind.name]), nameAsYaml(answers['id'] ?? '')));
    },
  });
  return edits;
};

/** Sets the path to the answer. Without an answer, removes the path, because it belongs to the other entry. */
async function withPath(text: string, path: string): Promise<string> {
  const tree = syntaxTree(text);
  if (nodeAt(tree, ['path']) === undefined) return path ? `${text.trimEnd()}\npath: ${path}\n` : text;
  if (!path) return cut(text, ['path']);
  if (nodeAt(tree, ['path'])?.kind !== 'scalar') return withPath(await cut(text, ['path']), path);
  return applyOffsetEdits(text, replaced(nodeAt(tree, ['path']), path));
}
