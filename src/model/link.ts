// A link inside content names its target, never a URL: a renamed page breaks the build at the line
// that names it, and the router chooses the language.
import * as z from 'zod';
import { id, name } from './names.ts';
import { locale } from './text.ts';

export const linkTargets = ['page', 'solution', 'edition', 'external', 'phone', 'email', 'anchor', 'dialog'] as const;

export type LinkTarget = (typeof linkTargets)[number];

export const dialogs = ['login', 'newsletter'] as const;

export const link = z
  .strictObject({
    page: id.optional().meta({ names: 'pages', description: 'A page: the name of its file in content/pages.' }),
    solution: id.optional().meta({ names: 'solutions', description: 'A solution: the name of its file in content/solutions.' }),
    edition: id.optional().meta({ names: 'editions', description: 'An edition: the name of its file in content/editions.' }),
    external: name.optional().meta({ names: 'externals', description: 'An address of another site, named in site.yaml under externals.' }),
    phone: name.optional().meta({ names: 'phones', description: 'The telephone number of a contact in site.yaml.' }),
    email: name.optional().meta({ names: 'emails', description: 'The e-mail address of a contact in site.yaml.' }),
    anchor: id.optional().meta({ names: 'anchors', description: 'The id of a section; alone: on the same page.' }),
    dialog: z.enum(dialogs).optional().meta({ description: 'A dialog that opens on the page.' }),
    fallback: locale
      .optional()
      .meta({ description: 'The language of the page that pages without a target in their own language may link to; the link is marked.' }),
  })
  .brand<'Link'>()
  .meta({
    title: 'Link',
    description: 'Where a link leads: exactly one target, such as { page: contact }; an anchor may stand beside a page.',
  });

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
