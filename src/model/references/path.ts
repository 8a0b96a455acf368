import * as z from 'zod';
import { notations } from '../notations.ts';

/** `/` or `/one/two`: lower case, without trailing slash or language prefix. */
export const plainPath = z.string().regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, notations.path);
