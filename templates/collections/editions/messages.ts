// The messages of edition pages.
import { word, words } from 'archipel';
import * as z from 'zod';

export const messages = {
  edition: z
    .strictObject({
      headline: word('The main heading. {{product}} and {{industry}} are filled in.'),
      buy: word('The buy button.'),
      countdownTitle: word('The heading of the clock.'),
      countdownNote: word('The line under the clock. {{date}} is filled in.'),
      featureTitles: words('The headings of the eight parts of the package.', {
        leadDiscovery: 'The part that finds new customers.',
        campaigns: 'The part that runs campaigns.',
        inboundAgent: 'The agent that answers calls.',
        outboundAgent: 'The agent that calls.',
        landingPages: 'The landing pages.',
        funnels: 'The funnel processes.',
        monitoring: 'The monitoring.',
        mentoring: 'The mentoring.',
      }),
      drawings: words('What the drawing of each part shows, in one line.', {
        leadDiscovery: 'A list of hits, the most suitable first.',
        campaigns: 'A week of four channels.',
        inboundAgent: 'Calls by the hour, on a dial.',
        outboundAgent: 'Contacts as squares; those without consent are locked.',
        landingPages: 'Three pages, one behind the other.',
        funnels: 'Steps, each with what is left.',
        monitoring: 'A curve with a limit.',
        mentoring: 'An agenda, half of it ticked.',
      }),
      drawingWords: words('Words in these drawings, separated by commas.', {
        sources: 'Where hits were found: three words.',
        steps: 'Five steps from the inquiry to the order.',
        agenda: 'Four points of an agenda.',
      }),
      pricesTitle: word('The heading of the prices.'),
      pricesLead: word('The sentence under it.'),
      testimonialsTitle: word('The heading of what customers say.'),
      testimonialsLead: word('The sentence under it.'),
      trustTitle: word('The heading of the reasons to trust.'),
      trust: words('The reasons to trust.', {
        gdpr: 'The first reason: data protection.',
        gdprText: 'The line under it.',
        aiAct: 'The second reason: the AI Act.',
        aiActText: 'The line under it.',
        customersText: 'The line under the number of customers.',
        satisfaction: 'The fourth reason: satisfaction.',
        satisfactionText: 'The line under it.',
      }),
      footnote: word('The small print at the end, while the promotion runs.'),
      footnoteEnded: word('The small print at the end, without a promotion.'),
    })
    .meta({ description: 'The page of every edition of the lead package.' }),
};
