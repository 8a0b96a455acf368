import { lasting, z } from 'archipel';

export const schema = z.strictObject(lasting).meta({ description: 'The contact form.' });
