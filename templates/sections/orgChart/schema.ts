import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const levels = ['executive', 'management', 'specialist', 'support'] as const;

const role = z
  .strictObject({
    title: text.meta({ description: 'The name of the role.' }),
    level: z.enum(levels).meta({
      description:
        'The level, which gives colour and shape. executive: the management board; management: the management; specialist: a specialist; support: support.',
    }),
    works: z.array(z.int().min(1).max(5)).optional().meta({ description: 'The numbers of the questions that this role works on, from 1.' }),
  })
  .meta({ title: 'Role', description: 'A box of the chart.' });

const question = z
  .strictObject({
    label: text.meta({ description: 'The question, in a few words.' }),
    answer: text.meta({ description: 'How the team comes to its proposal, in one or two sentences.' }),
  })
  .meta({ title: 'Question to the team', description: 'A question, and the answer; the roles that work on it are highlighted.' });

const column = z
  .strictObject({
    title: text.meta({ description: 'The heading of the column.' }),
    roles: z.array(role).min(1).meta({ description: 'The roles, from top to bottom.' }),
  })
  .meta({ title: 'Column', description: 'A department with its roles.' });

const level = (what: string) => text.meta({ description: `The word for ${what}.` });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    legend: z
      .strictObject({
        executive: level('the executive level'),
        management: level('management'),
        specialist: level('specialists'),
        support: level('support'),
      })
      .meta({ description: 'What the colours mean.' }),
    questions: z
      .array(question)
      .min(2)
      .max(5)
      .optional()
      .meta({ description: 'Two to five questions; the first is chosen when the page opens.' }),
    top: role.meta({ description: 'The box at the top.' }),
    rows: z
      .array(
        z
          .strictObject({ columns: z.array(column).min(1).max(4).meta({ description: 'One to four columns.' }) })
          .meta({ title: 'Row', description: 'Columns side by side.' }),
      )
      .min(1)
      .meta({ description: 'The rows under the top box.' }),
  })
  .meta({ description: 'An organisation chart: one role on top, below it rows of columns.' });
