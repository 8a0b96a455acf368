// What lies over the page when asked for, or when it is time: dialogs, the hint at the other language, the
// choice about cookies.
import { ConsentBanner } from '../../islands/ConsentBanner.tsx';
import { DiscountDialog } from '../../islands/DiscountDialog.tsx';
import { LanguageHint } from '../../islands/LanguageHint.tsx';
import { LoginDialog } from '../../islands/LoginDialog.tsx';
import { NewsletterDialog } from '../../islands/NewsletterDialog.tsx';
import { externalHref } from '../externalHref.ts';
import { Island } from '../Island.tsx';
import { useView } from '../ViewContext.ts';

export const Overlays = () => (
  <>
    <Hint />
    <Consent />
    <Dialogs />
  </>
);

function Hint() {
  const { languageSwitch, messages } = useView();
  if (!languageSwitch.counterpart) return null;
  return (
    <Island name="LanguageHint" when="idle">
      <LanguageHint texts={messages.language} locale={languageSwitch.locale} href={languageSwitch.href} />
    </Island>
  );
}

function Consent() {
  const { site, messages } = useView();
  return (
    <Island name="ConsentBanner" when="load">
      <ConsentBanner texts={messages.consent} privacy={externalHref(site, 'privacy')} />
    </Island>
  );
}

function Dialogs() {
  const { breadcrumbs, path, site, messages } = useView();
  // The same on every page, as the dialogs are: the home page of the language.
  const action = breadcrumbs[0]?.href ?? path;
  const transparency = externalHref(site, 'transparency');
  const { contact, login } = site.contacts;
  return (
    <>
      <Island name="LoginDialog" when="interaction">
        <LoginDialog texts={messages.login} action={action} {...login} />
      </Island>
      <Island name="NewsletterDialog" when="interaction">
        <NewsletterDialog texts={messages.newsletter} action={action} transparency={transparency} {...contact} />
      </Island>
      <Island name="DiscountDialog" when="idle">
        <DiscountDialog texts={messages.discount} action={action} transparency={transparency} {...contact} />
      </Island>
    </>
  );
}
