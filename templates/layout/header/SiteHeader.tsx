// The fixed header. Below md the links move into a full-screen menu, which the browser opens without a script.
import { Icon } from '../../components/icons/Icon.tsx';
import { Logo } from '../../components/icons/Logo.tsx';
import { Anchor } from '../../components/links/Anchor.tsx';
import { DialogButton } from '../../components/links/DialogButton.tsx';
import { useView } from '../../ViewContext.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export function SiteHeader() {
  const { data, t } = useView();
  return (
    <header className="site-header">
      <div className="site-header__bar container">
        <Logo />
        <div id="menu" className="menu" popover="auto">
          <nav aria-label={t('layout.mainNavigation')}>
            <ul className="menu__list">
              {data.navigation.header.map(({ label, link }) => (
                <li key={label}>
                  <Anchor link={link} className="menu__link">
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <DialogButton dialog="login-dialog" className="button button--secondary menu__login">
            {t('layout.login')}
          </DialogButton>
        </div>
        <LanguageSwitch />
        <MenuButton />
      </div>
    </header>
  );
}

function MenuButton() {
  const { t } = useView();
  return (
    <button type="button" className="menu-button" popoverTarget="menu">
      <span className="menu-button__open">
        <Icon name="menu" />
        <span className="visually-hidden">{t('layout.menuOpen')}</span>
      </span>
      <span className="menu-button__close">
        <Icon name="x" />
        <span className="visually-hidden">{t('layout.menuClose')}</span>
      </span>
    </button>
  );
}
