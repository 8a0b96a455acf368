import { fieldSets, z } from 'archipel';

export const schema = z
  .strictObject(fieldSets.lasting)
  .meta({ description: 'All notes, the newest first, with a search. This page is above them.' });
