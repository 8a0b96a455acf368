// The footer: links, the newsletter, contacts.
import type { LinkView } from 'archipel';
import { PostalAddress } from '../../components/contact/PostalAddress.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Logo } from '../../components/icons/Logo.tsx';
import { Anchor } from '../../components/links/Anchor.tsx';
import { DialogButton } from '../../components/links/DialogButton.tsx';
import { useView } from '../../ViewContext.ts';
import { SmallPrint } from './SmallPrint.tsx';

export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="site-footer__skyline" aria-hidden="true" />
    <div className="container">
      <div className="site-footer__main">
        <Company />
        <Columns />
      </div>
      <SmallPrint />
    </div>
  </footer>
);

function Company() {
  const { settings, t } = useView();
  return (
    <div className="site-footer__house">
      <Logo />
      <p className="site-footer__tagline">{settings.company.tagline}</p>
      <DialogButton dialog="newsletter-dialog" className="button button--secondary">
        <Icon name="mail" />
        {t('layout.newsletterOpener')}
      </DialogButton>
    </div>
  );
}

function Columns() {
  const { data, t } = useView();
  return (
    <nav className="site-footer__nav" aria-label={t('layout.footer')}>
      {data.navigation.footer.columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className="site-footer__title">{title}</h2>
          <ul>
            {links.map(({ label, link }) => (
              <li key={label}>
                <Anchor link={link} className="site-footer__link">
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ContactColumn />
    </nav>
  );
}

function ContactColumn() {
  const { site, t } = useView();
  const { phone, email } = site.contacts['contact'] ?? {};
  return (
    <div>
      <h2 className="site-footer__title">{t('layout.address')}</h2>
      <PostalAddress />
      <ul>
        {phone && <Way label={t('layout.phone')} link={phone} />}
        {email && <Way label={t('layout.email')} link={email} />}
      </ul>
    </div>
  );
}

const Way = ({ label, link }: { readonly label: string; readonly link: LinkView }) => (
  <li>
    <Anchor link={link} className="site-footer__link">
      <span className="visually-hidden">{label}: </span>
      <Breakable text={link.text ?? ''} />
    </Anchor>
  </li>
);

/** Lets an e-mail address break after its @. */
function Breakable({ text }: { readonly text: string }) {
  const at = text.indexOf('@') + 1;
  return (
    <span>
      {text.slice(0, at)}
      {at > 0 && <wbr />}
      {text.slice(at)}
    </span>
  );
}
