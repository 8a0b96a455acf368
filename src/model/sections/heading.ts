// The fields with which most sections open.
import { id } from '../names.ts';
import { text } from '../text.ts';

export const anchor = { id: id.optional().meta({ description: 'An anchor, so that links can lead here.' }) };

export const heading = {
  ...anchor,
  kicker: text.optional().meta({ description: 'A short line above the title.' }),
  title: text.meta({ description: 'The title of the section.' }),
  lead: text.optional().meta({ description: 'One or two sentences under the title.' }),
};

export const optionalHeading = { ...heading, title: heading.title.optional() };
