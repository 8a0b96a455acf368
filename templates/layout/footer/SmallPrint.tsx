// The end of the footer: copyright, legal pages, profiles on other sites.
import { Icon } from '../../components/icons/Icon.tsx';
import { Anchor } from '../../components/links/Anchor.tsx';
import { externalLink } from '../../components/links/externalLink.ts';
import { useView } from '../../ViewContext.ts';

/** Renders the copyright line. The year has its own element, so that a script can update it on a page that was built in an earlier year. */
function Copyright() {
  const { settings, year, t } = useView();
  const gap = '{year}';
  const [before, after] = t('layout.copyright', { year: gap, company: settings.company.name }).split(gap);
  return (
    <p>
      {before}
      <span data-year="">{year}</span>
      {after}
    </p>
  );
}

export function SmallPrint() {
  const { site, settings, data, t } = useView();
  return (
    <div className="site-footer__end">
      <Copyright />
      <ul className="site-footer__legal">
        {data.navigation.footer.legal.map(({ label, link }) => (
          <li key={label}>
            <Anchor link={link} className="site-footer__link">
              {label}
            </Anchor>
          </li>
        ))}
        <li className="needs-scripts">
          <button type="button" className="site-footer__link" data-consent="">
            {t('layout.cookieSettings')}
          </button>
        </li>
      </ul>
      <ul className="site-footer__social" aria-label={t('layout.social')}>
        {settings.social.map(({ label, icon, external }) => (
          <li key={label}>
            <Anchor link={externalLink(site, external)} className="site-footer__profile">
              <Icon name={icon} />
              <span className="visually-hidden">{label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
