import { lasting, z } from 'archipel';

export const schema = z.strictObject(lasting).meta({ description: 'All notes, the newest first, with a search. This page is above them.' });
