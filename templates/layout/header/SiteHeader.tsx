// The fixed header. In narrow windows, the links are in a full-screen menu, which the browser opens without a script.
import type { ActionView, LinkView } from 'archipel';
import { Icon } from '../../components/icons/Icon.tsx';
import { Logo } from '../../components/icons/Logo.tsx';
import { Anchor } from '../../components/links/Anchor.tsx';
import { DialogButton } from '../../components/links/DialogButton.tsx';
import { useView } from '../../ViewContext.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

interface NextProps {
  /** The main action of the page: to buy, or to book a call. */
  readonly next: ActionView;
}

export const SiteHeader = ({ next }: NextProps) => (
  <header className="site-header">
    <div className="site-header__bar container">
      <Logo />
      <Menu next={next} />
      <LanguageSwitch />
      <MenuButton />
    </div>
  </header>
);

function Menu({ next }: NextProps) {
  const { data, t } = useView();
  const { header, menu = [] } = data.navigation;
  const isAbove = useAncestors();
  return (
    <div id="menu" className="menu" popover="auto">
      <nav aria-label={t('layout.mainNavigation')}>
        <ul className="menu__list">
          {header.map(({ label, link }) => (
            <li key={label}>
              <Anchor link={link} className="menu__link" isAncestor={isAbove(link.href)}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
        {menu.length > 0 && <MoreLinks links={menu} />}
      </nav>
      <MenuWays next={next} />
      <DialogButton dialog="login-dialog" className="button button--secondary menu__login">
        {t('layout.login')}
      </DialogButton>
    </div>
  );
}

const MoreLinks = ({ links }: { readonly links: readonly { readonly label: string; readonly link: LinkView }[] }) => (
  <ul className="menu__more">
    {links.map(({ label, link }) => (
      <li key={label}>
        <Anchor link={link}>{label}</Anchor>
      </li>
    ))}
  </ul>
);

/** Returns a function that returns whether an address is in the breadcrumbs of this page. The home page does not count. */
function useAncestors(): (href: string) => boolean {
  const { breadcrumbs, home } = useView();
  return (href) => href !== home.href && breadcrumbs.some((crumb) => crumb.href === href);
}

/**
 * Renders the buttons in the menu of narrow windows: to buy or to book, and to call. In wide windows, the bar contains the first
 * button, which appears while the visitor scrolls.
 */
function MenuWays({ next: { label, link } }: NextProps) {
  const { site } = useView();
  const phone = site.contacts['contact']?.phone;
  return (
    <div className="menu__ways">
      <Anchor link={link} className="button button--primary menu__next">
        {label}
      </Anchor>
      {phone && (
        <Anchor link={phone} className="button button--secondary">
          <Icon name="phone" />
          {phone.text}
        </Anchor>
      )}
    </div>
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
