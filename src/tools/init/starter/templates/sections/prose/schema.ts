import { fieldSets, id, z } from 'archipel';

export const schema = z
  .strictObject({
    ...fieldSets.anchor,
    source: id.meta({ names: 'prose', description: 'The text, by the name of its files without language and ending: about.' }),
  })
  .meta({ description: 'Longer text, written as Markdown beside the page.' });
