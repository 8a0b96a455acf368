// The accents that an edition can choose: one token warms all that is lit on its page.
import type { Edition } from '../../../src/model/edition.ts';
import { Closing } from '../../components/Closing.tsx';
import { CountdownBox } from '../../components/CountdownBox.tsx';
import { useView } from '../../ViewContext.ts';
import type { Example } from '../ExampleList.tsx';

// One entry for each accent: one that is missing or made up does not compile.
const accents: Readonly<Record<Edition['accent'], true>> = {
  cyan: true,
  amber: true,
  sun: true,
  emerald: true,
  teal: true,
  sky: true,
  indigo: true,
  violet: true,
  rose: true,
  coral: true,
};

function Lit({ accent }: { readonly accent: string }) {
  const { site, t } = useView();
  return (
    <div className={`lit accent--${accent}`}>
      <CountdownBox campaign={site.campaign} title={`${t('edition.countdownTitle')}: ${accent}`} afterEnd="last" />
      <Closing title={accent} actions={[{ label: t('edition.buy'), link: site.buy }]} />
    </div>
  );
}

export const accentExamples: readonly Example[] = Object.keys(accents).map((accent) => ({
  id: accent,
  note: `accent: ${accent}`,
  Part: () => <Lit accent={accent} />,
}));
