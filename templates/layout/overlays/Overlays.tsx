// What is shown over the page on request or by a script: dialogs, the language hint, the cookie banner.
import { typedView } from 'archipel';
import { DiscountDialog } from '../../../islands/DiscountDialog/DiscountDialog.tsx';
import discountDialog from '../../../islands/DiscountDialog/index.ts';
import loginDialog from '../../../islands/LoginDialog/index.ts';
import { LoginDialog } from '../../../islands/LoginDialog/LoginDialog.tsx';
import newsletterDialog from '../../../islands/NewsletterDialog/index.ts';
import { NewsletterDialog } from '../../../islands/NewsletterDialog/NewsletterDialog.tsx';
import { externalHref } from '../../components/links/externalLink.ts';
import { contactFallbackLinks } from '../../forms/contactFallbackLinks.ts';
import { newsletterService } from '../../forms/newsletterService.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../ViewContext.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { LanguageHint } from './LanguageHint.tsx';

export const Overlays = () => (
  <>
    <div className="questions">
      <Hints />
      <Consent />
    </div>
    <Dialogs />
  </>
);

/** A hint for each translation of the page; a script shows the one in the visitor's preferred language. */
function Hints() {
  const { locale, languages, tIn, languageName } = useView();
  const others = languages.filter((language) => language.locale !== locale && language.isTranslation);
  return others.map(({ locale: other, href }) => {
    const t = tIn(other);
    const texts = {
      hint: t('language.hint'),
      hintAccept: t('language.hintAccept'),
      hintDismiss: t('language.hintDismiss', { language: languageName(locale, other) }),
    };
    const id = others.length === 1 ? 'language-hint-text' : `language-hint-text-${other}`;
    return <LanguageHint key={other} id={id} texts={texts} locale={other} stay={locale} href={href} />;
  });
}

function Consent() {
  const { site, messages } = useView();
  return <ConsentBanner texts={messages.consent} privacy={externalHref(site, 'privacy')} />;
}

function Dialogs() {
  const view = useView();
  const { breadcrumbs, path, site, messages } = view;
  // The same on every page, as the dialogs are: the home page of the language.
  const action = breadcrumbs[0]?.href ?? path;
  const transparency = externalHref(site, 'transparency');
  const newsletter = newsletterService(view);
  const direct = contactFallbackLinks(site, messages, 'contact');
  const { login } = typedView(view, loginDialog).messages;
  const { newsletter: newsletterTexts } = typedView(view, newsletterDialog).messages;
  const { discount } = typedView(view, discountDialog).messages;
  return (
    <>
      <Island
        of={LoginDialog}
        hydrate="interaction"
        props={{ texts: login, action, direct: contactFallbackLinks(site, messages, 'login') }}
      />
      <Island of={NewsletterDialog} hydrate="interaction" props={{ texts: newsletterTexts, action, newsletter, transparency, direct }} />
      <Island of={DiscountDialog} hydrate="interaction" props={{ texts: discount, action, newsletter, transparency, direct }} />
    </>
  );
}
