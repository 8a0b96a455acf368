import { Mark } from '../Mark.tsx';
import { useView } from '../ViewContext.ts';
import { Anchor } from './Anchor.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Renders the header, a single row at every width. In narrow windows, a button opens the links, without a script. */
export function Header() {
  const { site, home, data, t } = useView();
  return (
    <header className="header">
      <div className="header__bar wrap">
        <Anchor link={home} className="brand">
          <Mark />
          <span>{site.name}</span>
        </Anchor>
        <button type="button" className="menu-button" popoverTarget="page-menu">
          {t('layout.menu')}
        </button>
        <div id="page-menu" className="menu" popover="auto">
          <nav aria-label={t('layout.mainNavigation')}>
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
      </div>
    </header>
  );
}
