// The gallery: the definition of the site with a body that shows examples.
import site from '../../archipel.config.ts';
import { Body, BodyEnd } from './Body.tsx';
import { exampleAssets, examples } from './examples.ts';
import { parts } from './parts/index.ts';

export default {
  ...site,
  Body,
  BodyEnd,
  examples,
  exampleAssets,
  parts: Object.fromEntries(Object.entries(parts).map(([name, list]) => [name, list.map(({ id }) => id)])),
};
