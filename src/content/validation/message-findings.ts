import type { Finding } from '../../diagnostics/diagnostic.ts';
import { keysAt } from '../../model/data/schema-walk.ts';
import type { DescribedData } from './form-at.ts';

interface MessageFile extends DescribedData {
  /** The tag of the language of the file. */
  readonly language: string;
}

/**
 * Replaces the code `key-missing` with `message-missing`, and `key-unknown` with `message-unused`. The finding for a missing group of
 * messages lists the keys of the group.
 */
export const asMessageFindings = (findings: readonly Finding[], { schema, data, language }: MessageFile): Finding[] =>
  findings.map((finding) => {
    const { path = [] } = finding;
    const key = path.join('.');
    if (finding.code === 'key-missing') {
      const inner = keysAt(schema, path, data);
      return { ...finding, code: 'message-missing', args: { key, language, ...(inner.length > 0 && { inner }) } };
    }
    if (finding.code === 'key-unknown') return { ...finding, code: 'message-unused', args: { ...finding.args, key } };
    return finding;
  });
