// The figures of heroes and stations.
import { fieldSets, text, z } from 'archipel';

const figure = z
  .strictObject({
    value: text.meta({ description: 'The figure, with its unit.' }),
    label: text.meta({ description: 'What it counts.' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Figure', description: 'A figure with what it counts.' });

export const figures = z.array(figure).max(4).optional().meta({ description: 'Up to four figures.' });
