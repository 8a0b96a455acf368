// The footer: where else to go, the newsletter, how to reach the house, and the small print.
import { Anchor } from '../components/Anchor.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { LogoMark } from '../components/Logo.tsx';
import { PostalAddress } from '../components/PostalAddress.tsx';
import { useView } from '../ViewContext.ts';

export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="site-footer__skyline" aria-hidden="true" />
    <div className="container">
      <div className="site-footer__main">
        <House />
        <Columns />
      </div>
      <SmallPrint />
    </div>
  </footer>
);

function House() {
  const { site, home, t } = useView();
  return (
    <div className="site-footer__house">
      <Anchor link={home} className="logo">
        <LogoMark />
        <span>{site.company.shortName}</span>
      </Anchor>
      <p className="site-footer__tagline">{site.company.tagline}</p>
      <DialogButton dialog="newsletter-dialog" className="button button--secondary">
        <Icon name="mail" />
        {t('frame.newsletterOpener')}
      </DialogButton>
    </div>
  );
}

function Columns() {
  const { navigation, t } = useView();
  return (
    <nav className="site-footer__nav" aria-label={t('frame.footer')}>
      {navigation.footer.columns.map(({ title, links }) => (
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
      <Reach />
    </nav>
  );
}

function Reach() {
  const { site, t } = useView();
  const { phone, email } = site.contacts['contact'] ?? {};
  return (
    <div>
      <h2 className="site-footer__title">{t('frame.address')}</h2>
      <PostalAddress />
      <ul>
        {[phone, email].map(
          (link) =>
            link && (
              <li key={link.href}>
                <Anchor link={link} className="site-footer__link">
                  <Breakable text={link.text ?? ''} />
                </Anchor>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** Lets an e-mail address break after its @, and nowhere else. */
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

/** The year stands in an element of its own, so that a page built last year can correct it. */
function Copyright() {
  const { site, year, t } = useView();
  const gap = '{year}';
  const [before, after] = t('frame.copyright', { year: gap, company: site.company.name }).split(gap);
  return (
    <p>
      {before}
      <span data-year="">{year}</span>
      {after}
    </p>
  );
}

function SmallPrint() {
  const { site, navigation, t } = useView();
  return (
    <div className="site-footer__end">
      <Copyright />
      <ul className="site-footer__legal">
        {navigation.footer.legal.map(({ label, link }) => (
          <li key={label}>
            <Anchor link={link} className="site-footer__link">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <ul className="site-footer__social" aria-label={t('frame.social')}>
        {site.social.map(({ label, icon, link }) => (
          <li key={label}>
            <Anchor link={link} className="site-footer__profile">
              <Icon name={icon} />
              <span className="visually-hidden">{label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
