// Creates the Markdown files of a new entry: front matter in each language, and a placeholder text. A value that is the
// same in every language is written only in the first file.
import { fileInLanguage, isMarkdownFile, namedText } from '../../content/markdown/file-names.ts';
import { formOf } from '../../content/markdown/merge-front-matter.ts';
import { diskFileOf } from '../../content/tree.ts';
import { toolMessages } from '../../diagnostics/messages/messages.ts';
import { derivedParent } from '../../model/collection.ts';
import { definitionOf } from '../../model/data/schema-walk.ts';
import { proseIn } from '../../model/entries/prose-file.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { NewRequest } from './flags/rule.ts';
import { languagesIn } from './flags/rules.ts';
import type { NewFile } from './new-file.ts';
import { siblingsOf } from './siblings.ts';
import { type Field, isSkeletonBlock } from './yaml/skeleton.ts';
import { writeYaml } from './yaml/write-yaml.ts';

/** Returns the files of a new entry. `fieldsIn` returns the fields with texts in one language. */
export function markdownFiles(request: NewRequest, fieldsIn: (language: Locale) => readonly Field[]): readonly NewFile[] {
  const { kind, answers, known, messages } = request;
  const { folder = '' } = kind;
  const { comments } = messages.newEntry;
  const languages = languagesIn(answers, known.locales);
  const [first] = languages;
  return languages.map((language, index) => {
    const opening =
      index === 0 || first === undefined ? [comments.write, comments.optional] : [comments.sameElsewhere(newMarkdownFile(request, first))];
    const fields = frontMatterOf(fieldsIn(language), request).filter((field) => index === 0 || isTranslated(field, request));
    const path = proseIn(`${folder}/${answers['id']}`, language);
    return {
      path,
      onDisk: newMarkdownFile(request, language),
      text: `---\n${writeYaml(opening, fields)}---\n\n${toolMessages(language).newEntry.placeholders.longerText('')}`,
      replaces: false,
    };
  });
}

/**
 * Converts fields to front matter. Fields of `meta`, such as the description, move to the top level, unless the schema has a field with the
 * same key there. Fields whose values are derived from the name or the text of the file are left out.
 */
function frontMatterOf(fields: readonly Field[], { kind, known }: NewRequest): readonly Field[] {
  const shape = shapeOf({ kind, known });
  const isDerived = (key: string): boolean =>
    key === 'languages' || key === 'markdown' || (key === 'parent' && shape[key] === derivedParent);
  return fields.flatMap((field) => {
    if (isDerived(field.key)) return [];
    if (field.key !== 'meta' || !isSkeletonBlock(field.value)) return [field];
    return field.value.fields.filter(({ key }) => !Object.hasOwn(shape, key));
  });
}

const shapeOf = ({ kind: { folder = '' }, known: { model } }: Pick<NewRequest, 'kind' | 'known'>) => {
  const { schema } = model.collections[folder] ?? {};
  return schema === undefined ? {} : (definitionOf(schema).shape ?? {});
};

/** True for a written field whose text differs between languages. */
function isTranslated({ key, suggested }: Field, { kind: { folder = '' }, known: { model } }: NewRequest): boolean {
  const { schema } = model.collections[folder] ?? {};
  if (schema === undefined || suggested) return false;
  const { shape } = formOf(schema);
  return typeof shape === 'object' && 'keys' in shape && shape.keys[key] !== undefined;
}

/** Returns the file name of a new text, in the naming style of the other entries. */
function newMarkdownFile({ kind, answers, known }: NewRequest, language: Locale): string {
  const { folder = '' } = kind;
  const { tree, model, locales } = known;
  const written = siblingsOf(kind, known).flatMap(({ file }) =>
    (tree.documents?.get(file)?.files ?? []).map((text) => diskFileOf(tree, text)),
  );
  const usual = written.find((file) => namedText(file, model)?.locale === language) ?? written[0];
  const type = usual === undefined || !isMarkdownFile(usual) ? '.md' : usual.slice(usual.lastIndexOf('.'));
  const plain = `${folder}/${answers['id']}${type}`;
  if (usual !== undefined && locales.has(usual.split('/')[1])) return plain.replace('/', `/${language}/`);
  // A file without a language in its name is in the source language.
  const isPlain = usual === undefined ? locales.list.length === 1 : fileInLanguage(usual, language, { locales }) !== usual;
  return isPlain && language === locales.source ? plain : fileInLanguage(plain, language, { locales });
}
