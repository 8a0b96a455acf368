import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const crew = z
  .strictObject({
    when: text.meta({ description: 'What a customer says who needs it, as a quotation.' }),
    size: z.enum(['aide', 'one', 'trio', 'team']).meta({
      description: 'The drawing: a small agent beside a person, one agent, three that overlap, or seven.',
    }),
    title: text.meta({ description: 'What it is called.' }),
    text: text.meta({ description: 'What it does then.' }),
  })
  .meta({ title: 'Crew', description: 'A number of agents, and when it is the right one.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z.array(crew).min(2).max(4).meta({ description: 'Two to four crews, from few agents to many.' }),
    caption: text.meta({ description: 'A line that explains filled and open circles.' }),
  })
  .meta({ description: 'How many agents do a job, as large circles: filled ones are agents, the open one is a person.' });
