// The German translations of the site's schema descriptions, which `archipel new` and the panel of the page show to editors.
import { expect, test } from 'vitest';
import { descriptions as ofEngine } from '../../../src/diagnostics/messages/de/descriptions.ts';
import { descriptions as ofSite } from '../../../templates/descriptions.ts';
import { descriptionsOf } from '../../support/descriptions.ts';
import { definition } from '../../support/real-site/definition.ts';

test('Every description in the schemas of the site has a German translation', () => {
  expect(descriptionsOf(definition).filter((words) => !Object.hasOwn(ofSite, words) && !Object.hasOwn(ofEngine, words))).toEqual([]);
});

test('Every German description of the site belongs to a description in its schemas', () => {
  const english = new Set(descriptionsOf(definition));
  expect(Object.keys(ofSite).filter((words) => !english.has(words))).toEqual([]);
});
