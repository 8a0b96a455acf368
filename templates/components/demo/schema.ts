// The schema of a demonstration: exactly one of these kinds of examples, described in words. Templates draw the example.
import type { Localized } from 'archipel';
import { exactlyOne, text } from 'archipel';
import * as z from 'zod';
import { answer } from './answer/schema.ts';
import { call } from './call/schema.ts';
import { checklist } from './checklist/schema.ts';
import { code } from './code/schema.ts';
import { house } from './house/schema.ts';
import { hub } from './hub/schema.ts';
import { log } from './log/schema.ts';
import { plan } from './plan/schema.ts';
import { register } from './register/schema.ts';
import { report } from './report/schema.ts';
import { roof } from './roof/schema.ts';
import { tour } from './tour/schema.ts';
import { triage } from './triage/schema.ts';
import { viewings } from './viewings/schema.ts';

const kinds = {
  call: call.optional(),
  log: log.optional(),
  report: report.optional(),
  code: code.optional(),
  register: register.optional(),
  hub: hub.optional(),
  answer: answer.optional(),
  roof: roof.optional(),
  triage: triage.optional(),
  checklist: checklist.optional(),
  tour: tour.optional(),
  house: house.optional(),
  viewings: viewings.optional(),
  plan: plan.optional(),
};

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]; // Object.keys is typed as returning strings.

/** A caption, and exactly one of the kinds. */
export const demo = exactlyOne(
  z.strictObject({
    caption: text.meta({ description: 'One sentence on what the example shows.' }),
    shortened: z.literal(true).optional().meta({ description: 'The example leaves something out, and its mark says so.' }),
    ...kinds,
  }),
  kindNames,
).meta({ description: `An example that is drawn: exactly one of ${kindNames.join(', ')}.` });

export type DemoView = Localized<z.infer<typeof demo>>;
