// The fields at the start of most sections.
import { text } from '../languages/text.ts';
import { id } from '../references/names.ts';
import { dated, reviewed } from '../time/dated.ts';

const named = { id: id.optional().meta({ description: 'An anchor, so that links can lead here.' }) };

/**
 * Keys of a section that a page must always show: an anchor and the day of the next review. It has no keys for drafts and validity dates,
 * because these would hide the section.
 */
export const lasting = { ...named, ...reviewed };

/** An anchor and the keys for dates, drafts and reviews, all optional. */
export const anchor = { ...named, ...dated };

const words = {
  kicker: text.optional().meta({ description: 'A short line above the title.' }),
  title: text.meta({ description: 'The title of the section.' }),
  lead: text.optional().meta({ description: 'One or two sentences under the title.' }),
};

const optionalWords = { ...words, title: words.title.optional() };

export const heading = { ...anchor, ...words };

export const optionalHeading = { ...anchor, ...optionalWords };

export const lastingHeading = { ...lasting, ...optionalWords };
