// The accents that an edition can choose: `--accent` tints the glows and highlights of its page.
import { messages } from '../../collections/editions/messages.ts';
import { accents } from '../../collections/editions/schema.ts';
import { externalLink } from '../../components/links/externalLink.ts';
import { CountdownBox } from '../../components/prices/CountdownBox.tsx';
import { Closing } from '../../components/section/Closing.tsx';
import { useView } from '../../ViewContext.ts';
import type { Example } from '../ExampleList.tsx';

function Lit({ accent }: { readonly accent: string }) {
  const { site, settings, t } = useView(messages);
  return (
    <div className={`lit accent--${accent}`}>
      <CountdownBox campaign={settings.promotion.campaign} title={`${t('edition.countdownTitle')}: ${accent}`} afterEnd="last" />
      <Closing title={accent} actions={[{ label: t('edition.buy'), link: externalLink(site, settings.leadPackage.buy) }]} />
    </div>
  );
}

export const accentExamples: readonly Example[] = accents.map((accent) => ({
  id: accent,
  note: accent,
  Part: () => <Lit accent={accent} />,
}));
