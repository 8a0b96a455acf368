// What the page shows, within reach of every template without handing it down by hand.
import { createContext, useContext } from 'react';
import type { PageView } from '../src/model/view.ts';

export const ViewContext = createContext<PageView | undefined>(undefined);

/** The page that is being rendered. Throws outside of Body: that is a bug in a template. */
export function useView(): PageView {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView was called outside of Body.');
  return view;
}
