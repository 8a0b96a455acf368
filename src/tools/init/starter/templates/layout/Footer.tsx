import { useView } from '../ViewContext.ts';
import { Anchor } from './Anchor.tsx';

export function Footer() {
  const { site, data, year, t } = useView();
  return (
    <footer className="footer">
      <div className="footer__bar wrap">
        <p>
          <strong>{site.name}</strong>
          <span>{t('layout.tagline')}</span>
        </p>
        <nav aria-label={t('layout.footerNavigation')}>
          <ul>
            {data.navigation.footer.map(({ label, link }) => (
              <li key={label}>
                <Anchor link={link}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <small>{t('layout.copyright', { year, name: site.name })}</small>
      </div>
    </footer>
  );
}
