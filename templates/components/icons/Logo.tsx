// The link to the home page: the logo (the bend of the Spree under a star) and the name of the company.
import { useView } from '../../ViewContext.ts';
import { Anchor } from '../links/Anchor.tsx';

export function Logo() {
  const { settings, home, t } = useView();
  return (
    <Anchor link={home} className="logo">
      <Mark />
      <span className="logo__name">{settings.company.shortName}</span>
      <span className="visually-hidden"> – {t('layout.home')}</span>
    </Anchor>
  );
}

/** The logo, 32 units wide and high: two bends, drawn as lines, and a star. */
export const mark = {
  bends: ['M3 24.5c5.2 0 5.6-13.5 13-13.5s7.8 13.5 13 13.5', 'M7.5 28.5c4.3-.6 4.6-11 8.5-11s4.2 10.4 8.5 11'],
  star: 'M16 1.5l1.25 3.25L20.5 6l-3.25 1.25L16 10.5l-1.25-3.25L11.5 6l3.25-1.25z',
} as const;

const Mark = () => (
  <svg className="logo__mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    {mark.bends.map((bend) => (
      <path key={bend} d={bend} />
    ))}
    <path className="logo__star" d={mark.star} />
  </svg>
);
