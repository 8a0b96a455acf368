// Every kind of slip, the likeliest explanation first: the first one that makes a file sound is what a message says.
import type { SlipKind } from '../slip-kind.ts';
import { amounts } from './amounts.ts';
import { missingCommas, unpairedBrackets } from './braces.ts';
import { missingDashes, missingFirstDashes, otherDashes } from './dashes.ts';
import { dates } from './dates.ts';
import { duplicates } from './duplicates.ts';
import { fromSchema } from './from-schema.ts';
import { indentation } from './indentation.ts';
import { tabs, wideSpaces } from './invisible.ts';
import { quotesInside, quotesOpen } from './quotes.ts';
import { missingColons, missingSpaces } from './spaces.ts';
import { unquotedTexts } from './unquoted-texts.ts';
import { wrongValues } from './values.ts';

export const slipKinds: readonly SlipKind[] = [
  tabs,
  wideSpaces,
  amounts,
  dates,
  fromSchema,
  duplicates,
  missingCommas,
  unquotedTexts,
  quotesInside,
  quotesOpen,
  unpairedBrackets,
  missingSpaces,
  otherDashes,
  missingFirstDashes,
  missingDashes,
  missingColons,
  indentation,
  wrongValues,
];
