import { path, type SchemaTools, text } from 'archipel';
import * as z from 'zod';

export const schema = ({ sections }: SchemaTools) => z.strictObject({ path: path.optional(), title: text, sections: sections.optional() });
