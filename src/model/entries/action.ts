// A button or link with its label.
import * as z from 'zod';
import { text } from '../languages/text.ts';
import { link } from '../references/link.ts';

/**
 * A button: its label, and where it leads.
 *
 * @example
 * ```tsx
 * import { action, defineSection, fieldSets, z } from 'archipel';
 *
 * export const callout = defineSection({
 *   schema: z.strictObject({ ...fieldSets.heading, action }),
 *   component: ({ section }) => <a href={section.action.link.href}>{section.action.label}</a>,
 * });
 * ```
 */
export const action = z
  .strictObject({ label: text.meta({ description: 'The text on the button.' }), link })
  .meta({ title: 'Button', description: 'A button: its text and its target. The first of several is the main one.' });

/**
 * One to three buttons.
 *
 * @example
 * ```tsx
 * import { actions, defineSection, fieldSets, z } from 'archipel';
 *
 * export const cta = defineSection({
 *   schema: z.strictObject({ ...fieldSets.heading, actions }),
 *   component: ({ section }) => (
 *     <ul>
 *       {section.actions.map(({ label, link }) => (
 *         <li key={label}>
 *           <a href={link.href}>{label}</a>
 *         </li>
 *       ))}
 *     </ul>
 *   ),
 * });
 * ```
 */
export const actions = z.array(action).min(1).max(3).meta({ description: 'One to three buttons; the first is the main one.' });
