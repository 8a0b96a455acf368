// Type errors beside other problems of a site: type errors that are a consequence of another problem are left out.
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { templateDiagnostics, withTypes } from '../../src/diagnostics/template-diagnostics.ts';

const file = 'templates/collections/persons/index.ts';

const typeErrors = (...whats: readonly string[]): readonly Diagnostic[] =>
  templateDiagnostics(whats.map((what, index) => ({ code: 'template-types', what, position: { file, line: index + 1, column: 1 } })));

// The errors of TypeScript 5.9 if `component` is misspelled.
const ofMisspelled = [
  `TS2339: Property 'name' does not exist on type 'CommonFields & Omit<EntryData, "languages" | "meta">'.`,
  `Type 'CommonFields & Omit<EntryData, "languages" | "meta">' is missing the following properties from type '{ name: string; }'`,
];
const other = `TS2322: Type 'string' is not assignable to type 'number'.`;

test('Only type errors that follow from an invalid definition are left out', () => {
  const [invalid] = templateDiagnostics([{ code: 'config-invalid', what: 'no option Layout', position: { file, line: 9, column: 3 } }]);
  if (invalid === undefined) throw new Error('There is no diagnostic.');
  const types = typeErrors(...ofMisspelled, other);
  expect(withTypes([invalid], types).map(({ args }) => args['what'])).toEqual(['no option Layout', other]);
  expect(withTypes([{ ...invalid, file: 'archipel.config.ts' }], types)).toHaveLength(4);
  expect(withTypes([], types)).toEqual(types);
});
