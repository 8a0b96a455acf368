// Every check of content, by name. To add a check, add a file and a line here.
import type { Check } from './check.ts';
import { neededFiles, neededPages } from './check-required.ts';
import { dates } from './dates/check-dates.ts';
import { expiry } from './dates/check-expiry.ts';
import { windows } from './dates/check-order.ts';
import { campaignUses } from './prices/check-campaign-uses.ts';
import { plausiblePrices } from './prices/check-plausible-prices.ts';
import { campaignEnds, promotions, prosePromotions } from './prices/check-promotions.ts';
import { assetNames, unusedAssets } from './references/check-assets.ts';
import { linksToDrafts } from './references/check-drafts.ts';
import { safeDrawings } from './references/check-drawings.ts';
import { links } from './references/check-links.ts';
import { names } from './references/check-names.ts';
import { recordings } from './references/check-recordings.ts';
import { linksInTime, pagesInBuild, pagesInTime } from './references/check-windows.ts';
import { pictureTexts } from './references/media-uses.ts';
import { examples } from './release/check-examples.ts';
import { begunServices, services } from './release/check-services.ts';
import { messages } from './texts/check-messages.ts';
import { meta } from './texts/check-meta.ts';
import { prose } from './texts/check-prose.ts';
import { texts } from './texts/check-texts.ts';
import { translations, translationsOfProse } from './texts/check-translations.ts';
import { typography, typographyOfProse } from './texts/check-typography.ts';
import { externalUrls } from './urls/check-external-urls.ts';
import { paths } from './urls/check-paths.ts';
import { redirects } from './urls/check-redirects.ts';
import { urlHistory } from './urls/check-url-lock.ts';

export const checks: Readonly<Record<string, Check>> = {
  neededFiles,
  neededPages,
  texts,
  links,
  names,
  linksToDrafts,
  linksInTime,
  pagesInBuild,
  pagesInTime,
  dates,
  expiry,
  windows,
  promotions,
  prosePromotions,
  campaignEnds,
  campaignUses,
  plausiblePrices,
  pictureTexts,
  prose,
  messages,
  translations,
  translationsOfProse,
  typography,
  typographyOfProse,
  paths,
  redirects,
  urlHistory,
  meta,
  assetNames,
  unusedAssets,
  safeDrawings,
  recordings,
  externalUrls,
  examples,
  begunServices,
  services,
};
