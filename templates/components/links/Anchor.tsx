// A link with the attributes that its target needs: `hreflang`, `rel`, `target`, `aria-current`.
import type { LinkView } from 'archipel';
import type { ReactNode } from 'react';
import { useView } from '../../ViewContext.ts';

interface AnchorProps {
  readonly link: LinkView;
  readonly className?: string;
  /** True if the target of the link is an ancestor of the current page. */
  readonly isAncestor?: boolean;
  readonly children: ReactNode;
}

export function Anchor({ link, className, isAncestor, children }: AnchorProps) {
  const { t } = useView();
  return (
    <a
      href={link.href}
      className={className}
      hrefLang={link.hreflang}
      rel={link.external ? 'noopener' : undefined}
      target={link.newTab ? '_blank' : undefined}
      aria-current={link.current ? 'page' : isAncestor || undefined}
    >
      {children}
      {link.hreflang && <LanguageMark locale={link.hreflang} />}
      {link.newTab && <span className="visually-hidden"> {t('layout.opensInNewTab')}</span>}
    </a>
  );
}

function LanguageMark({ locale }: { readonly locale: string }) {
  const view = useView();
  const language = view.languageName(locale, view.locale);
  return (
    <>
      {' '}
      <span className="language-mark" aria-hidden="true">
        {view.t('layout.otherLanguage', { language })}
      </span>
      <span className="visually-hidden">{view.t('layout.otherLanguageSpoken', { language })}</span>
    </>
  );
}
