// The messages of the tools in English, which every other language translates. A message with values is a function.
import { devClient } from './dev-client.ts';
import { diff } from './diff.ts';
import { disk } from './disk.ts';
import { edit } from './edit.ts';
import { explain } from './explain.ts';
import { external } from './external.ts';
import { fix } from './fix.ts';
import { gallery } from './gallery.ts';
import { handIn } from './hand-in.ts';
import { importing } from './import.ts';
import { init } from './init.ts';
import { listings } from './listings.ts';
import { mailCatcher } from './mail-catcher.ts';
import { newEntry } from './new.ts';
import { newCode } from './new-code.ts';
import { next } from './next.ts';
import { places } from './places.ts';
import { preview } from './preview.ts';
import { program } from './program.ts';
import { refactor } from './refactor.ts';
import { relay } from './relay.ts';
import { report } from './report.ts';
import { serving } from './serving.ts';
import { translations } from './translations.ts';
import { types } from './types.ts';
import { usage } from './usage.ts';
import { watch } from './watch.ts';

export const en = {
  language: 'en' as const,
  program,
  usage,
  next,
  newEntry,
  importing,
  newCode,
  diff,
  disk,
  report,
  mailCatcher,
  external,
  fix,
  gallery,
  serving,
  preview,
  types,
  watch,
  devClient,
  refactor,
  handIn,
  listings,
  init,
  translations,
  relay,
  edit,
  explain,
  places,
};
