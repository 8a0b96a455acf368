// Adjacent blocks of the same cascade layer are joined, and nothing else changes.
import { expect, test } from 'vitest';
import { joinLayers } from '../../src/node/bundle/join-layers.ts';

test.each([
  ['@layer a{p{top:0}}@layer a{b{top:1px}}@layer a{i{top:2px}}', '@layer a{p{top:0}b{top:1px}i{top:2px}}'],
  ['@layer a{@media print{p{top:0}}}@layer a{}', '@layer a{@media print{p{top:0}}}'],
  ["@layer a{p{content:\"}\"}}@layer a{b{content:'{\\''}}", "@layer a{p{content:\"}\"}b{content:'{\\''}}"],
  ['@layer a{p{background:url(data:x;{)}}@layer a{b{top:0}}', '@layer a{p{background:url(data:x;{)}b{top:0}}'],
])('Layers are joined: %j', (css, joined) => {
  expect(joinLayers(`@layer a,b;${css}\n`)).toBe(`@layer a,b;${joined}\n`);
});

test.each([
  '',
  'p{top:0}',
  '@layer a,b;@layer a{p{top:0}}@layer b{p{top:0}}@layer a{b{top:0}}',
  '@layer a{p{top:0}}i{top:0}@layer a{b{top:0}}',
  '@layer a{p{top:0}}@import "x.css";@layer a{b{top:0}}',
  '@layer{p{top:0}}@layer{b{top:0}}',
  '@media print{@layer a{p{top:0}}@layer a{b{top:0}}}',
])('Layers are unchanged: %j', (css) => {
  expect(joinLayers(css)).toBe(css);
});
