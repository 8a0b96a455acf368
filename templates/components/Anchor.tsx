// A link with everything that its target asks for: where it opens, whose site it is, which language it speaks.
import type { ReactNode } from 'react';
import type { LinkView } from '../../src/model/view.ts';
import { useView } from '../ViewContext.ts';

interface AnchorProps {
  readonly link: LinkView;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Anchor({ link, className, children }: AnchorProps) {
  const { t } = useView();
  return (
    <a
      href={link.href}
      className={className}
      hrefLang={link.hreflang}
      rel={link.external ? 'noopener' : undefined}
      target={link.newTab ? '_blank' : undefined}
      aria-current={link.current ? 'page' : undefined}
    >
      {children}
      {link.hreflang && <LanguageMark />}
      {link.newTab && <span className="visually-hidden"> {t('frame.opensInNewTab')}</span>}
    </a>
  );
}

function LanguageMark() {
  const { t } = useView();
  return (
    <>
      {' '}
      <span className="language-mark" aria-hidden="true">
        {t('frame.germanOnly')}
      </span>
      <span className="visually-hidden">{t('frame.germanOnlySpoken')}</span>
    </>
  );
}
