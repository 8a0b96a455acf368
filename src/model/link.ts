// A link inside content names its target, never a URL: a renamed page breaks the build at the line
// that names it, and the router chooses the language.
import * as z from 'zod';
import { id } from './names.ts';

export const linkTargets = ['page', 'solution', 'edition', 'external', 'phone', 'email', 'anchor', 'dialog'] as const;

export type LinkTarget = (typeof linkTargets)[number];

export const dialogs = ['login', 'newsletter'] as const;

const name = z.string().min(1);

export const link = z
  .strictObject({
    page: id.optional().meta({ description: 'A page: the name of its file in content/pages.' }),
    solution: id.optional().meta({ description: 'A solution: the name of its file in content/solutions.' }),
    edition: id.optional().meta({ description: 'An edition: the name of its file in content/editions.' }),
    external: name.optional().meta({ description: 'An address of another site, named in site.yaml under externals.' }),
    phone: name.optional().meta({ description: 'The telephone number of a contact in site.yaml.' }),
    email: name.optional().meta({ description: 'The e-mail address of a contact in site.yaml.' }),
    anchor: id.optional().meta({ description: 'The id of a section; alone: on the same page.' }),
    dialog: z.enum(dialogs).optional().meta({ description: 'A dialog that opens on the page.' }),
    fallback: z.literal('de').optional().meta({ description: 'Says that English pages may link to the German page, marked as German.' }),
  })
  .brand<'Link'>()
  .meta({ description: 'Where it leads, to one target: page, solution, edition, external, phone, email, anchor or dialog.' });

export type Link = z.infer<typeof link>;

const linkKeys = new Set<string>([...linkTargets, 'fallback']);

/** True for an object that holds a link target and nothing that a link does not know. */
export const isLink = (value: unknown): value is Link => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => linkKeys.has(key));
};

/** The targets that `link` names: one, or `anchor` beside a page, a solution or an edition. */
export const targetsOf = (value: Link): LinkTarget[] => linkTargets.filter((key) => value[key] !== undefined);
