// A page is a list of sections; `type` says which. A template of the same name renders each.
import * as z from 'zod';
import { cards } from './cards.ts';
import { channels } from './channels.ts';
import { checklist } from './checklist.ts';
import { contact } from './contact.ts';
import { countdown } from './countdown.ts';
import { cta } from './cta.ts';
import { faq } from './faq.ts';
import { features } from './features.ts';
import { form } from './form.ts';
import { hero } from './hero.ts';
import { metrics } from './metrics.ts';
import { orgChart } from './orgChart.ts';
import { picture } from './picture.ts';
import { prices } from './prices.ts';
import { prose } from './prose.ts';
import { quotes } from './quotes.ts';
import { solutions } from './solutions.ts';
import { steps } from './steps.ts';
import { tiles } from './tiles.ts';
import { trust } from './trust.ts';

export const section = z
  .discriminatedUnion('type', [
    hero,
    tiles,
    features,
    steps,
    metrics,
    cards,
    checklist,
    quotes,
    picture,
    prices,
    countdown,
    trust,
    channels,
    contact,
    form,
    prose,
    orgChart,
    cta,
    faq,
    solutions,
  ])
  .meta({ title: 'Section', description: 'A part of a page; type says which.' });

export const sections = z.array(section).min(1);

export type Section = z.infer<typeof section>;
export type SectionType = Section['type'];
