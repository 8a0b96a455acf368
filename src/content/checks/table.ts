// Every check of content, by name. A check is added with a file and a line here.
import { prose } from '../prose/check-prose.ts';
import { redirects } from '../urls/check-redirects.ts';
import { urlHistory } from '../urls/check-url-lock.ts';
import type { Check } from './check.ts';
import { assetNames, unusedAssets } from './check-assets.ts';
import { dates } from './check-dates.ts';
import { examples } from './check-examples.ts';
import { expiry } from './check-expiry.ts';
import { externalUrls } from './check-external-urls.ts';
import { links } from './check-links.ts';
import { messages } from './check-messages.ts';
import { meta } from './check-meta.ts';
import { names } from './check-names.ts';
import { paths } from './check-paths.ts';
import { campaignEnds, promotions, prosePromotions } from './check-promotions.ts';
import { neededFiles, neededPages } from './check-required.ts';
import { services } from './check-services.ts';
import { texts } from './check-texts.ts';
import { translations, translationsOfProse } from './check-translations.ts';
import { pictureTexts } from './image-uses.ts';

export const checks: Readonly<Record<string, Check>> = {
  neededFiles,
  neededPages,
  texts,
  links,
  names,
  dates,
  expiry,
  promotions,
  prosePromotions,
  campaignEnds,
  pictureTexts,
  prose,
  messages,
  translations,
  translationsOfProse,
  paths,
  redirects,
  urlHistory,
  meta,
  assetNames,
  unusedAssets,
  externalUrls,
  examples,
  services,
};
