// Parses YAML. A fast parser reads valid plain data. The strict parser reads everything else, and reports problems with their positions.
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents } from 'js-yaml';
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { attempt } from '../../model/attempt.ts';
import { mergeConflicts } from '../merge-conflict.ts';
import type { ParseResult } from './parse-result.ts';
import { parseStrict } from './parse-strict.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u2028\u2029\ufeff]/;

/** Returns the value of a YAML file (YAML 1.2 core schema, plain data only), or findings. */
export async function parse(file: string, text: string): Promise<ParseResult> {
  if (text.trim() === '') return { findings: [createFinding('file-empty', { file }, {})] };
  const plain = plainValue(text);
  if (plain !== undefined) return plain;
  const findings = mergeConflicts(file, text);
  return findings.length > 0 ? { findings } : parseStrict(file, text);
}

/** Returns the value of a text for which `parse` returned `isPlain`, or undefined for any other text. */
export const parsePlain = (text: string): unknown => plainValue(text)?.value;

function plainValue(source: string): { readonly value: unknown; readonly isPlain: true } | undefined {
  if (control.test(source)) return undefined;
  return attempt(() => {
    const events = parseEvents(source, {});
    if (!isPlain(events)) return undefined;
    const [value] = constructFromEvents(events, { source, schema: CORE_SCHEMA });
    return value === null || value === undefined ? undefined : { value, isPlain: true as const };
  });
}

/** Returns whether the events belong to a single document without directives, anchors, aliases and tags. */
function isPlain(events: readonly Event[]): boolean {
  let documents = 0;
  return events.every((event) => {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        documents += 1;
        return documents === 1 && event.directives.length === 0;
      case EVENT_ID.ALIAS:
        return false;
      case EVENT_ID.POP:
        return true;
      default:
        return event.anchorStart < 0 && event.tagStart < 0;
    }
  });
}
