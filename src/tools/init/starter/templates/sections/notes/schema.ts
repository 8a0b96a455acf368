import { fieldSets, z } from 'archipel';

export const schema = z
  .strictObject(fieldSets.lasting)
  .meta({ description: 'All notes, the newest first, with a search. The addresses of the notes are below this page.' });
