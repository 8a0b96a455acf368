// The German translations of schema descriptions, which `archipel new` and the panel of the page show to editors.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { descriptions as ofEngine } from '../../src/diagnostics/messages/de/descriptions.ts';
import { derivedParent, derivedText } from '../../src/model/collection.ts';
import type { Schema } from '../../src/model/data/schema-walk.ts';
import { singleFilesOf } from '../../src/model/kind.ts';
import * as api from '../../src/site/index.ts';
import starter from '../../src/tools/init/starter/archipel.config.ts';
import { descriptionsIn, descriptionsOf } from '../support/descriptions.ts';

/** Returns the schemas in a value: itself, or those in its properties and their properties. */
function schemasIn(value: unknown, depth = 2): readonly Schema[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('_zod' in value) return [value as Schema];
  return depth === 0 ? [] : Object.values(value).flatMap((inner) => schemasIn(inner, depth - 1));
}

/** The descriptions in the code that `archipel new` writes. */
const inNewCode = ['patterns', 'collection-pattern']
  .map((name) => readFileSync(`src/tools/new/code/${name}.ts`, 'utf8'))
  .flatMap((code) => [...code.matchAll(/description: '([^'{]+)'/g)].map(([, words = '']) => words));

const engine: readonly string[] = [
  ...descriptionsIn([...schemasIn({ ...api }), api.image({ widths: [100] }), derivedParent, derivedText]),
  ...descriptionsOf({ files: singleFilesOf({ services: {} }), collections: {} }),
  ...inNewCode,
];

test('Every description in the schemas of archipel has a German translation', () => {
  expect(engine.length).toBeGreaterThan(70);
  expect(engine.filter((words) => !Object.hasOwn(ofEngine, words))).toEqual([]);
});

test('Every description in the schemas of the starter has a German translation', () => {
  expect(descriptionsOf(starter).filter((words) => !Object.hasOwn(ofEngine, words))).toEqual([]);
});

test('Every German description of archipel belongs to a description in its schemas or in those of the starter', () => {
  const english = new Set([...engine, ...descriptionsOf(starter)]);
  expect(Object.keys(ofEngine).filter((words) => !english.has(words))).toEqual([]);
});
