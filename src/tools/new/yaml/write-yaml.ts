// Writes the outline of a file as YAML: a description above each field, all languages of a text on one line, and
// optional fields as comments without a space, so that deleting one character activates them.
import { type Field, isSkeletonBlock, isSkeletonList, type List, type Skeleton } from './skeleton.ts';

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? line : `  ${line}`));

/** Returns the text of a file: `opening` as a comment, then each field after a blank line. */
export const writeYaml = (opening: readonly string[], fields: readonly Field[]): string =>
  [...opening.map((line) => `# ${line}`), ...fields.flatMap((field) => ['', ...linesOfField(field)])].map((line) => `${line}\n`).join('');

/** Returns the lines of a block. If several inner blocks have the same fields, only the first of them has descriptions. */
function linesOfFields(fields: readonly Field[]): string[] {
  const written = new Set<string>();
  return fields.flatMap((field) => {
    const explained = isSkeletonBlock(field.value) ? JSON.stringify(field.value.fields.map(({ key, hint }) => [key, hint])) : '';
    const again = written.has(explained);
    if (explained !== '') written.add(explained);
    return linesOfField(again ? { ...field, value: withoutHints(field.value) } : field);
  });
}

function linesOfField(field: Field): string[] {
  const example = field.example === undefined ? [] : [`# ${field.example}`];
  const hint = [...(field.hint === '' ? [] : [`# ${field.hint}`]), ...example];
  if (!field.suggested) return [...hint, ...assignment(field.key, field.value)];
  return [...hint, ...assignment(field.key, withoutHints(field.value)).map((line) => `#${line}`)];
}

function assignment(key: string, value: Skeleton): string[] {
  if (isSkeletonBlock(value) && value.fields.length === 0) return [`${key}: {}`];
  if (isSkeletonBlock(value)) return [`${key}:`, ...indented(linesOfFields(value.fields))];
  if (isSkeletonList(value) && value.items.length === 0) return [`${key}: []`];
  if (isSkeletonList(value)) return [`${key}:`, ...indented(linesOfList(value))];
  return [`${key}: ${value}`];
}

/** Returns the lines of a list. In a list without `hints`, only the first entry has descriptions and suggestions. */
function linesOfList({ items, hints }: List): string[] {
  return items.flatMap((item, index) => {
    const hint = hints?.[index];
    if (!hint) return linesOfItem(index === 0 ? item : withoutHints(item));
    return [...(index === 0 ? [] : ['']), `# ${hint}`, ...linesOfItem(item)];
  });
}

function linesOfItem(item: Skeleton): string[] {
  if (typeof item === 'string') return [`- ${item}`];
  const lines = isSkeletonBlock(item) ? linesOfFields(item.fields) : linesOfList(item);
  if (lines.length === 0) return [isSkeletonBlock(item) ? '- {}' : '- []'];
  // The dash precedes the first line that is not a comment.
  const first = lines.findIndex((line) => !line.startsWith('#'));
  return lines.map((line, index) => (index < first ? line : index === first ? `- ${line}` : `  ${line}`));
}

/** Removes descriptions and suggestions from `value`. */
function withoutHints(value: Skeleton): Skeleton {
  if (isSkeletonList(value)) return { items: value.items.map(withoutHints) };
  if (!isSkeletonBlock(value)) return value;
  const fields = value.fields.filter(({ suggested }) => !suggested);
  return { fields: fields.map((field) => ({ ...field, hint: '', value: withoutHints(field.value) })) };
}

/** Returns a name as YAML. Quotes are added if the name could otherwise be read as anything but a text. */
export const nameAsYaml = (name: string): string => (/^(?!(?:null|true|false)$)[a-z][\w.-]*$/i.test(name) ? name : JSON.stringify(name));
