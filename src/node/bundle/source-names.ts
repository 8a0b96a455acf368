// Words errors of the bundle, which is minified, with the names of the source: `L.mail is not a function` means `input.mail`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';
import { attempt } from '../../model/attempt.ts';
import { escapePattern } from '../../model/escape-pattern.ts';

/** Returns the message of an error with the names that the source has at its position. */
export function withSourceNames(what: string, position: TemplateFailure['position'], root: string): string {
  const [, hook] = /Cannot read properties of null \(reading '(use\w+)'\)$/.exec(what) ?? [];
  if (hook !== undefined) return `${hook} is called outside of a component`;
  const [chain = '', member = ''] = /[\w$.]+\.([\w$]+)(?= is not a (?:function|constructor)$)/.exec(what) ?? [];
  if (member === '' || position === undefined) return what;
  const line = attempt(() => readFileSync(join(root, position.file), 'utf8').split('\n')[position.line - 1]) ?? '';
  const [written] = new RegExp(`[\\w$.]+\\.${escapePattern(member)}(?![\\w$])`).exec(line) ?? [];
  return written === undefined ? what : what.replace(chain, () => written);
}
