// Names that content uses for things: ids, icons, assets.
import * as z from 'zod';

export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = z.string().regex(idPattern).meta({ description: 'A name of lower-case letters, digits and hyphens.' });

export const icon = z.string().regex(idPattern).meta({ id: 'Icon', description: 'The name of an icon (lucide).' });

export const asset = z.string().min(1).meta({ id: 'Asset', description: 'A file in content/assets, named from there.' });
