// The messages of the tools in English, which every other language translates. A message with values is a function.

export { external, fix, types } from './check.ts';
export { devClient } from './dev-client.ts';
export { diff } from './diff.ts';
export { disk } from './disk.ts';
export { edit } from './edit.ts';
export { explain } from './explain.ts';
export { gallery } from './gallery.ts';
export { handIn } from './hand-in.ts';
export { importing } from './import.ts';
export { init } from './init.ts';
export { listings } from './listings.ts';
export { mailCatcher } from './mail-catcher.ts';
export { newEntry } from './new.ts';
export { newCode } from './new-code.ts';
export { places } from './places.ts';
export { next, program } from './program.ts';
export { refactor } from './refactor.ts';
export { relay } from './relay.ts';
export { report } from './report.ts';
export { preview, serving } from './serving.ts';
export { translations } from './translations.ts';
export { usage } from './usage.ts';
export { watch } from './watch.ts';

export const language = 'en';
