import clock from '../islands/Clock/index.ts';
import { Island } from './Island.tsx';
import { useView } from './ViewContext.ts';

/** Renders the clock of a campaign that has started. */
export function Countdown({ campaign }: { readonly campaign: string }) {
  const started = useView().campaigns[campaign];
  return started && <Island of={clock} hydrate="visible" props={{ ends: started.ends }} />;
}
