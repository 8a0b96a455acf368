import { Clock } from '../islands/Clock/Clock.tsx';
import clock from '../islands/Clock/index.ts';
import { Island } from './Island.tsx';
import { useView } from './ViewContext.ts';

/** The clock of a campaign that has started. */
export function Countdown({ campaign }: { readonly campaign: string }) {
  const { campaigns, messages } = useView(clock.messages.shape);
  const known = campaigns[campaign];
  return known && <Island of={Clock} hydrate="visible" props={{ ends: known.ends, texts: messages.countdown }} />;
}
