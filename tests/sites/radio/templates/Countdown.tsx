import clock from '../islands/Clock/index.ts';
import { Island } from './Island.tsx';
import { useView } from './ViewContext.ts';

/** Renders the clock of a campaign that has started. */
export function Countdown({ campaign }: { readonly campaign: string }) {
  const known = useView().campaigns[campaign];
  return known && <Island of={clock} hydrate="visible" props={{ ends: known.ends }} />;
}
