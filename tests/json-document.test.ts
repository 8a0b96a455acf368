import { expect, test } from 'vitest';
import { openDocument } from '../src/cli/output/json-document.ts';
import type { Terminal } from '../src/cli/output/terminal.ts';
import type { FormattedDiagnostic } from '../src/diagnostics/diagnostic.ts';

const diagnosticOf = (number: number): FormattedDiagnostic =>
  ({
    code: 'file-empty',
    severity: 'error',
    file: `pages/${number}.yaml`,
    args: { lines: [1, 2] },
    message: 'a\nb "c"',
    hint: '',
  }) as never;

test.each([0, 1, 1999, 2000, 2001, 4001])(
  'A JSON document with %i diagnostics is written in parts of at most 2,000 diagnostics, and equals the output of JSON.stringify',
  (count) => {
    const parts: string[] = [];
    const document = openDocument({ out: (text: string) => void parts.push(text), err: () => undefined } as unknown as Terminal);
    document.begin('check');
    const diagnostics = Array.from({ length: count }, (_, index) => diagnosticOf(index));
    document.io.json?.({ diagnostics, result: { diagnostics: [] } });
    document.end({ isOk: false });
    const complete = { archipel: 1, command: 'check', ok: false, diagnostics, messages: [], result: { diagnostics: [] } };
    expect(parts.join('\n')).toBe(JSON.stringify(complete, null, 2));
    // Strings in V8 have a maximum length, so no part may contain all of many diagnostics.
    expect(Math.max(...parts.map((part) => part.split('"file-empty"').length - 1))).toBe(Math.min(count, 2000));
  },
);
