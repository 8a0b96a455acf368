import { fieldSets, z } from 'archipel';

export const schema = z.strictObject(fieldSets.lasting).meta({ description: 'The contact form.' });
