import { Mark } from '../Mark.tsx';
import { useView } from '../ViewContext.ts';
import { Anchor } from './Anchor.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export function Header() {
  const { site, home, data, t } = useView();
  return (
    <header className="header">
      <div className="header__bar wrap">
        <Anchor link={home} className="brand">
          <Mark />
          {site.name}
        </Anchor>
        <nav className="menu" aria-label={t('layout.mainNavigation')}>
          <ul>
            {data.navigation.header.map(({ label, link }) => (
              <li key={label}>
                <Anchor link={link}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  );
}
