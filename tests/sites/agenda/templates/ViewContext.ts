import type { PageView } from 'archipel';
import { createContext, useContext } from 'react';

export const ViewContext = createContext<PageView | undefined>(undefined);

/** Returns the view of the page that is being rendered. */
export function useView(): PageView {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView was called outside of Body.');
  return view;
}
