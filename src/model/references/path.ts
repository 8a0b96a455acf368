import * as z from 'zod';
import { notations } from '../notations.ts';

/** The schema of a path such as `/` or `/one/two`: in lower case, without trailing slash or language prefix. */
export const plainPath = z.string().regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, notations.path);
