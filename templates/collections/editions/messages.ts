// The messages of edition pages.
import { word, words } from 'archipel';
import * as z from 'zod';

export const messages = {
  edition: z
    .strictObject({
      headline: word('The main heading. {{product}} and {{industry}} are filled in.'),
      buy: word('The buy button.'),
      countdownTitle: word('The heading of the countdown.'),
      countdownNote: word('The line under the countdown. {{date}} is filled in.'),
      featureTitles: words('The headings of the eight parts of the package.', {
        leadDiscovery: 'The part that finds new customers.',
        campaigns: 'The part that runs campaigns.',
        inboundAgent: 'The agent that answers calls.',
        outboundAgent: 'The agent that calls.',
        landingPages: 'The landing pages.',
        funnels: 'The funnels.',
        monitoring: 'The monitoring.',
        mentoring: 'The mentoring.',
      }),
      drawings: words('What the drawing of each part shows, in one line.', {
        leadDiscovery: 'A list of possible customers, the most suitable first.',
        campaigns: 'The plan of a week for four channels.',
        inboundAgent: 'The calls of each hour, on a dial.',
        outboundAgent: 'Contacts as squares; those without consent are locked.',
        landingPages: 'Three pages, one behind the other.',
        funnels: 'The steps to an order, each with the share of visitors that reach it.',
        monitoring: 'A curve with a lower limit.',
        mentoring: 'An agenda with ticks at half of its items.',
      }),
      drawingWords: words('The words in the drawings, separated by commas.', {
        sources: 'The sources of possible customers: three words.',
        steps: 'Five steps from the inquiry to the order.',
        agenda: 'The four items of the agenda.',
      }),
      pricesTitle: word('The heading of the prices.'),
      pricesLead: word('The sentence under the heading of the prices.'),
      testimonialsTitle: word('The heading of the quotes of customers.'),
      testimonialsLead: word('The sentence under the heading of the quotes.'),
      trustTitle: word('The heading of the reasons to trust the company.'),
      trust: words('The reasons to trust.', {
        gdpr: 'The first reason: data protection.',
        gdprText: 'The line under the reason: data protection.',
        aiAct: 'The second reason: the AI Act.',
        aiActText: 'The line under the reason: the AI Act.',
        customersText: 'The line under the number of customers.',
        satisfaction: 'The fourth reason: satisfaction.',
        satisfactionText: 'The line under the reason: satisfaction.',
      }),
      footnote: word('The small print at the end, while the promotion runs.'),
      footnoteEnded: word('The small print at the end, without a promotion.'),
    })
    .meta({ description: 'The page of every edition of the lead package.' }),
};
