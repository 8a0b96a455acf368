import { text } from 'archipel';
import * as z from 'zod';

export const schema = () =>
  z
    .strictObject({
      name: text.meta({ description: 'What the event is called.' }),
      place: text.meta({ description: 'Where it is.' }),
      starts: z.iso.datetime({ offset: true }).meta({ description: 'When it begins: 2026-06-20T18:00:00+02:00.' }),
      ends: z.iso.datetime({ offset: true }).meta({ description: 'When it ends.' }),
      announced: z.iso.date().meta({ description: 'The day on which the event was announced or last changed.' }),
    })
    .meta({ title: 'Event', description: 'An event in the calendar.' });
