// The action that the header offers on every page: to buy the product of the page, or else to book a video call.
import { type ActionView, entryOf, type PageView, typedView } from 'archipel';
import { schema as editions } from './collections/editions/schema.ts';
import { beforePrices } from './collections/pages/beforePrices.ts';
import { schema as pages } from './collections/pages/schema.ts';
import { externalLink } from './components/links/externalLink.ts';
import { shortAmounts } from './components/prices/shortAmounts.ts';
import { own } from './own.ts';
import type { View } from './view.ts';

export function nextStepOf(page: PageView): ActionView {
  const view = typedView(page, own);
  const { site, settings, prices, t } = view;
  const offer = offerOf(view);
  const { setup, once } = shortAmounts(prices[offer?.list ?? '']);
  const amount = setup ?? once;
  if (offer !== undefined && amount !== undefined) return { label: t('layout.buyNow', { amount }), link: offer.link };
  return { label: t('layout.bookVideoCall'), link: externalLink(site, settings.leadPackage.videoCall) };
}

/** Returns the price list of the page's product, and the link to buy the product, or undefined if the page sells none. */
function offerOf(view: View) {
  const edition = entryOf(view, { folder: 'editions', schema: editions });
  if (edition) return { list: edition.prices, link: externalLink(view.site, view.settings.leadPackage.buy) };
  const reach = beforePrices(entryOf(view, { folder: 'pages', schema: pages })?.sections ?? []);
  return reach && { list: reach.list, link: reach.action.link };
}
