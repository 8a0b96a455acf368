// Every check of content, by name. To add a check, add its file, and a line in this table.
import type { Check } from './check.ts';
import { neededFilesCheck, neededPagesCheck } from './check-required.ts';
import { datesCheck } from './dates/check-dates.ts';
import { expiryCheck } from './dates/check-expiry.ts';
import { windowsCheck } from './dates/check-order.ts';
import { campaignUsesCheck } from './prices/check-campaign-uses.ts';
import { plausiblePricesCheck } from './prices/check-plausible-prices.ts';
import { campaignEndsCheck, promotionsCheck, prosePromotionsCheck } from './prices/check-promotions.ts';
import { statedPricesCheck, statedPricesInProseCheck } from './prices/check-stated-prices.ts';
import { assetNamesCheck, unusedAssetsCheck } from './references/check-assets.ts';
import { linksToDraftsCheck } from './references/check-drafts.ts';
import { safeDrawingsCheck } from './references/check-drawings.ts';
import { linksCheck } from './references/check-links.ts';
import { namesCheck } from './references/check-names.ts';
import { recordingsCheck } from './references/check-recordings.ts';
import { sectionIdsCheck } from './references/check-section-ids.ts';
import { linksInTimeCheck, pagesInBuildCheck, pagesInTimeCheck } from './references/check-windows.ts';
import { pictureTextsCheck } from './references/media-uses.ts';
import { examplesCheck } from './release/check-examples.ts';
import { begunServicesCheck, servicesCheck } from './release/check-services.ts';
import { messagesCheck } from './texts/check-messages.ts';
import { metaCheck } from './texts/check-meta.ts';
import { headingIdsCheck, proseReferencesCheck, proseUsesCheck } from './texts/check-prose.ts';
import { textsCheck } from './texts/check-texts.ts';
import { translationsCheck, translationsOfMessagesCheck, translationsOfProseCheck } from './texts/check-translations.ts';
import { typographyCheck, typographyOfProseCheck } from './texts/check-typography.ts';
import { externalUrlsCheck } from './urls/check-external-urls.ts';
import { pathsCheck } from './urls/check-paths.ts';
import { redirectsCheck } from './urls/check-redirects.ts';
import { urlHistoryCheck } from './urls/check-url-lock.ts';

export const checks: Readonly<Record<string, Check>> = {
  neededFiles: neededFilesCheck,
  neededPages: neededPagesCheck,
  texts: textsCheck,
  links: linksCheck,
  names: namesCheck,
  sectionIds: sectionIdsCheck,
  linksToDrafts: linksToDraftsCheck,
  linksInTime: linksInTimeCheck,
  pagesInBuild: pagesInBuildCheck,
  pagesInTime: pagesInTimeCheck,
  dates: datesCheck,
  expiry: expiryCheck,
  windows: windowsCheck,
  promotions: promotionsCheck,
  prosePromotions: prosePromotionsCheck,
  campaignEnds: campaignEndsCheck,
  campaignUses: campaignUsesCheck,
  plausiblePrices: plausiblePricesCheck,
  statedPrices: statedPricesCheck,
  statedPricesInProse: statedPricesInProseCheck,
  pictureTexts: pictureTextsCheck,
  proseUses: proseUsesCheck,
  proseReferences: proseReferencesCheck,
  headingIds: headingIdsCheck,
  messages: messagesCheck,
  translations: translationsCheck,
  translationsOfProse: translationsOfProseCheck,
  translationsOfMessages: translationsOfMessagesCheck,
  typography: typographyCheck,
  typographyOfProse: typographyOfProseCheck,
  paths: pathsCheck,
  redirects: redirectsCheck,
  urlHistory: urlHistoryCheck,
  meta: metaCheck,
  assetNames: assetNamesCheck,
  unusedAssets: unusedAssetsCheck,
  safeDrawings: safeDrawingsCheck,
  recordings: recordingsCheck,
  externalUrls: externalUrlsCheck,
  examples: examplesCheck,
  begunServices: begunServicesCheck,
  services: servicesCheck,
};
