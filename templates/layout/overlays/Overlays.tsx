// Overlays that open on request or by a script: the dialogs and the cookie banner.
import discountDialog from '../../../islands/DiscountDialog/index.ts';
import loginDialog from '../../../islands/LoginDialog/index.ts';
import newsletterDialog from '../../../islands/NewsletterDialog/index.ts';
import { externalHref } from '../../components/links/externalLink.ts';
import { contactFallbackLinks } from '../../forms/contactFallbackLinks.ts';
import { newsletterService } from '../../forms/newsletterService.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../ViewContext.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

/** Renders the cookie banner. It precedes the page, so that keyboards and screen readers reach it first. */
export function Consent() {
  const { site, messages } = useView();
  return (
    <div className="questions">
      <ConsentBanner texts={messages.consent} privacy={externalHref(site, 'privacy')} />
    </div>
  );
}

export function Dialogs() {
  const view = useView();
  const { breadcrumbs, site, messages } = view;
  // Without scripts, the forms are sent to the home page of the language, so that the dialogs are the same on every page. The home page has
  // no breadcrumbs, so it uses its own path.
  const action = breadcrumbs[0]?.href ?? view.path;
  const transparency = externalHref(site, 'transparency');
  const newsletter = newsletterService(view);
  const direct = contactFallbackLinks(site, messages, 'contact');
  return (
    <>
      <Island of={loginDialog} hydrate="interaction" props={{ action, direct: contactFallbackLinks(site, messages, 'login') }} />
      <Island of={newsletterDialog} hydrate="interaction" props={{ action, newsletter, transparency, direct }} />
      <Island of={discountDialog} hydrate="interaction" props={{ action, newsletter, transparency, direct }} />
    </>
  );
}
