import { type PageView, typedView } from 'archipel';
import { createContext, useContext } from 'react';
import { own } from './own.ts';

export const ViewContext = createContext<PageView | undefined>(undefined);

/** Returns the view of the page that is being rendered. */
export function useView(): PageView<typeof own> {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView was called outside of Body.');
  return typedView(view, own);
}
