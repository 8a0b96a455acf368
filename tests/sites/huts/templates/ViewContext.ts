import { type MessageGroups, type NoGroups, type PageView, typedView, type WithMessages } from 'archipel';
import { createContext, useContext } from 'react';
import { own } from './own.ts';

export const ViewContext = createContext<PageView | undefined>(undefined);

/** Returns the view of the page that is being rendered. `brings` adds the messages of a component to the type of the view. */
export function useView<Groups extends MessageGroups = NoGroups>(brings?: Groups): PageView<WithMessages<typeof own, Groups>> {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView was called outside of Body.');
  return typedView(view, own, brings);
}
