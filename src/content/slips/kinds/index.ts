// All kinds of slips, the likeliest first: of several proposals that leave no problem near their edits, the first one is reported.
import type { SlipKind } from '../slip-kind.ts';
import { amounts } from './amounts.ts';
import { missingBraces, missingCommas, missingCommasInLists, unpairedBrackets } from './braces.ts';
import { extraCommas, missingBreaks, plainTextsUnindented, textsUnindented } from './breaks.ts';
import { commentsAfterValues, halfComments, otherComments } from './comments.ts';
import { missingDashes, missingFirstDashes, otherDashes } from './dashes.ts';
import { dates } from './dates.ts';
import { duplicates } from './duplicates.ts';
import { indentation } from './indentation.ts';
import { tabs, wideSpaces } from './invisible.ts';
import { bareLinks } from './links.ts';
import { numberedLists } from './numbered.ts';
import { numbers } from './numbers.ts';
import { quotesInside, quotesOpen } from './quotes.ts';
import { missingColons, missingSpaces } from './spaces.ts';
import { units } from './units.ts';
import { unquotedTexts } from './unquoted-texts.ts';
import { wrongValues } from './values.ts';

export const slipKinds: readonly SlipKind[] = [
  tabs,
  wideSpaces,
  otherComments,
  commentsAfterValues,
  numberedLists,
  units,
  amounts,
  dates,
  // The suggestions in findings of the schema, such as for a misspelled key or value.
  ({ fromSchema }) => fromSchema,
  halfComments,
  missingBreaks,
  missingBraces,
  textsUnindented,
  extraCommas,
  bareLinks,
  duplicates,
  numbers,
  missingCommas,
  missingCommasInLists,
  unquotedTexts,
  quotesInside,
  quotesOpen,
  unpairedBrackets,
  missingSpaces,
  otherDashes,
  missingFirstDashes,
  missingDashes,
  missingColons,
  plainTextsUnindented,
  indentation,
  wrongValues,
];
