// All codes with their severity and their messages in English, from which other languages are translated.
import { dates } from './dates.ts';
import { external } from './external.ts';
import { files } from './files.ts';
import { output } from './output.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { prices } from './prices.ts';
import { recordings } from './recordings.ts';
import { references } from './references.ts';
import { shape } from './shape.ts';
import { slips } from './slips.ts';
import { texts } from './texts.ts';
import { translations } from './translations.ts';
import { typography } from './typography.ts';
import { urls } from './urls.ts';
import { yaml } from './yaml.ts';

export const en = {
  ...files,
  ...yaml,
  ...slips,
  ...shape,
  ...recordings,
  ...references,
  ...texts,
  ...prices,
  ...dates,
  ...translations,
  ...typography,
  ...pictures,
  ...pages,
  ...urls,
  ...output,
  ...external,
};
