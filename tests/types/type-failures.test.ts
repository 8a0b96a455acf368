// Parses the output of TypeScript's compiler into failures.
import { expect, test } from 'vitest';
import { typeFailures } from '../../src/node/types/type-failures.ts';

const positionOf = (file: string, line: number, column: number) => ({ code: 'template-types', position: { file, line, column } });

test.each([
  [
    'an error with its place',
    "templates/Body.tsx(3,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    [{ ...positionOf('templates/Body.tsx', 3, 5), what: "TS2322: Type 'string' is not assignable to type 'number'." }],
  ],
  [
    'an error with its innermost reason first',
    'a b(1).ts(3,5): error TS2322: Outer.\n  One.\n    Two.\n      Three.\n        Four.\r\nb.ts(1,1): error TS1: Other.',
    [
      { ...positionOf('a b(1).ts', 3, 5), what: 'Four (TS2322: Outer.)' },
      { ...positionOf('b.ts', 1, 1), what: 'TS1: Other.' },
    ],
  ],
  [
    'a long type by its start',
    `a.ts(1,1): error TS2322: Type '${'{ one: string; '.repeat(9)}}' is not assignable to type 'Two'.\n  Property 'x' is missing in type '{ one: string; }'.`,
    [
      {
        ...positionOf('a.ts', 1, 1),
        what: "Property 'x' is missing in type '{ one: string; }' (TS2322: Type '{ one: string; { one: string; { one: string; { one: string;…' is not assignable to type 'Two'.)",
      },
    ],
  ],
  [
    'a misspelled key without the errors that follow from it in its file',
    [
      "a.ts(4,13): error TS2339: Property 'name' does not exist on type 'CommonFields & Omit<EntryData>'.",
      "a.ts(9,3): error TS2561: Object literal may only specify known properties, but 'layout' does not exist in type 'CollectionSpec<EntrySchema>'.",
      "b.ts(4,13): error TS2339: Property 'name' does not exist on type 'CommonFields & Omit<EntryData>'.",
    ].join('\n'),
    [
      {
        ...positionOf('a.ts', 9, 3),
        what: "TS2561: Object literal may only specify known properties, but 'layout' does not exist in type 'CollectionSpec<EntrySchema>'.",
      },
      { ...positionOf('b.ts', 4, 13), what: "TS2339: Property 'name' does not exist on type 'CommonFields & Omit<EntryData>'." },
    ],
  ],
  [
    'an error of the project without a position',
    'error TS18003: No inputs were found.',
    [{ code: 'template-types', position: undefined, what: 'TS18003: No inputs were found.' }],
  ],
  ['a cache that cannot be written is not an error', "error TS5033: Could not write file '/x/types.tsbuildinfo': EACCES.", []],
  [
    'the failure of the compiler is an error',
    'Unable to resolve its binary\n  at x',
    [{ code: 'template-types', position: undefined, what: 'tsc ends with 1: Unable to resolve its binary' }],
  ],
])("TypeScript's output is read as type errors: %s", (_kind, text, expected) => {
  expect(typeFailures({ text, code: 1 })).toEqual(expected);
});

test("TypeScript's empty output has no type errors", () => {
  expect(typeFailures({ text: '', code: 0 })).toEqual([]);
});
