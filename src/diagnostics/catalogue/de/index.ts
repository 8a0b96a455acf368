// The messages of all codes in German.
import type { Translation } from '../define.ts';
import type { en } from '../en/index.ts';
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

export const de: Translation<typeof en> = {
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
