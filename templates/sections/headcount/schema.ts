import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const crew = z
  .strictObject({
    when: text.meta({ description: 'What a customer who needs this crew says, as a quotation.' }),
    size: z.enum(['aide', 'one', 'trio', 'team']).meta({
      description: 'The drawing: a small agent beside a person, one agent, three that overlap, or seven.',
    }),
    title: text.meta({ description: 'The name of the crew.' }),
    text: text.meta({ description: 'What the crew does.' }),
  })
  .meta({ title: 'Crew', description: 'A number of agents, and who needs that number.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z.array(crew).min(2).max(4).meta({ description: 'Two to four crews, from few agents to many.' }),
    caption: text.meta({ description: 'A line that explains filled and open circles.' }),
  })
  .meta({ description: 'How many agents do a job, as large circles: filled ones are agents, the open one is a person.' });
