// What lies over the page when asked for, or when it is time: dialogs, the hint at the other language, the
// choice about cookies.

import { DiscountDialog } from '../../islands/DiscountDialog/DiscountDialog.tsx';
import { LoginDialog } from '../../islands/LoginDialog/LoginDialog.tsx';
import { NewsletterDialog } from '../../islands/NewsletterDialog/NewsletterDialog.tsx';
import { contactFallbackLinks } from '../contactFallbackLinks.ts';
import { externalHref } from '../externalHref.ts';
import { Island } from '../Island.tsx';
import { useView } from '../ViewContext.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { LanguageHint } from './LanguageHint.tsx';

export const Overlays = () => (
  <>
    <div className="questions">
      <Hint />
      <Consent />
    </div>
    <Dialogs />
  </>
);

function Hint() {
  const { locale, languages, messages } = useView();
  const other = languages.find((language) => language.locale !== locale && language.isTranslation);
  if (other === undefined) return null;
  return <LanguageHint texts={messages.language} locale={other.locale} stay={locale} href={other.href} />;
}

function Consent() {
  const { site, messages } = useView();
  return <ConsentBanner texts={messages.consent} privacy={externalHref(site, 'privacy')} />;
}

function Dialogs() {
  const { breadcrumbs, path, site, messages } = useView();
  // The same on every page, as the dialogs are: the home page of the language.
  const action = breadcrumbs[0]?.href ?? path;
  const transparency = externalHref(site, 'transparency');
  const { newsletter } = site.services;
  const direct = contactFallbackLinks(site, messages, 'contact');
  return (
    <>
      <Island
        of={LoginDialog}
        hydrate="interaction"
        props={{ texts: messages.login, action, direct: contactFallbackLinks(site, messages, 'login') }}
      />
      <Island
        of={NewsletterDialog}
        hydrate="interaction"
        props={{ texts: messages.newsletter, action, newsletter, transparency, direct }}
      />
      <Island of={DiscountDialog} hydrate="interaction" props={{ texts: messages.discount, action, newsletter, transparency, direct }} />
    </>
  );
}
