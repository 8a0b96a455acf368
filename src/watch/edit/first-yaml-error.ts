// Explains why nothing can be saved in a file that another program has left with an error.
import { yamlPart } from '../../content/markdown/written-places.ts';
import { parse } from '../../content/yaml/parse.ts';
import { documentOf } from '../../content/yaml/splice/document.ts';
import { formatMessage } from '../../diagnostics/catalogue/index.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { isHalfWritten } from './same-entry.ts';

/**
 * Resolves to a sentence about the first error in the YAML of `files` on disk, with its line; undefined if there is none. Skips files that
 * a program is still writing.
 */
export async function firstYamlError(
  { texts }: Pick<OpenPlace, 'texts'>,
  files: Iterable<string>,
  { read, displayPath, messages }: Pick<EditOptions, 'read' | 'displayPath' | 'messages'>,
): Promise<string | undefined> {
  for (const file of files) {
    const after = read(file) ?? '';
    const yaml = yamlPart(file, after);
    if (documentOf(yaml) !== undefined || isHalfWritten({ file, before: texts.get(file) ?? '', after })) continue;
    const parsed = await parse(file, yaml);
    const [finding] = 'findings' in parsed ? (parsed.findings ?? []) : [];
    if (finding === undefined) continue;
    const { message } = formatMessage(finding.code, finding.args, messages.language);
    return messages.edit.brokenFile({ file: displayPath(file), line: finding.range?.line ?? 1, message });
  }
  return undefined;
}
