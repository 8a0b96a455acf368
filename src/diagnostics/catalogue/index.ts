// Every code there is. A code is permanent: it may be retired, but never mean something else.
import { dates } from './dates.ts';
import type { CatalogueEntry, Message, Severity } from './define.ts';
import { files } from './files.ts';
import { output } from './output.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { prices } from './prices.ts';
import { references } from './references.ts';
import { shape } from './shape.ts';
import { slips } from './slips.ts';
import { texts } from './texts.ts';
import { translations } from './translations.ts';
import { urls } from './urls.ts';
import { yaml } from './yaml.ts';

export type { Message, Severity } from './define.ts';

export const catalogue = {
  ...files,
  ...yaml,
  ...slips,
  ...shape,
  ...references,
  ...texts,
  ...prices,
  ...dates,
  ...translations,
  ...pictures,
  ...pages,
  ...urls,
  ...output,
};

export type Code = keyof typeof catalogue;

/** The arguments that the sentences of a code need. */
export type ArgsOf<C extends Code> = (typeof catalogue)[C] extends CatalogueEntry<infer Args> ? Args : never;

export const codes = Object.keys(catalogue).sort() as Code[];

/** How bad what a code says is. */
export const severityOf = (code: Code): Severity => catalogue[code].severity;

/** The severity and the sentences of a finding. */
export function formatMessage(code: Code, args: Readonly<Record<string, unknown>>): Message & { severity: Severity } {
  // `createFinding` has checked the arguments against the code; here they are data again.
  const entry = catalogue[code] as CatalogueEntry<typeof args>;
  return { severity: entry.severity, ...entry.say(args) };
}
