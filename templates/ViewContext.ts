// The view of the page as a React context, so that templates need not pass it down.
import { type MessageGroups, type NoGroups, type PageView, typedView } from 'archipel';
import { createContext, useContext } from 'react';
import { own } from './own.ts';
import type { View } from './view.ts';

export const ViewContext = createContext<PageView | undefined>(undefined);

/**
 * The page that is being rendered, typed with the messages of the whole site and those in `brings`. Throws outside
 * of Body: that is a bug in a template.
 */
export function useView<Groups extends MessageGroups = NoGroups>(brings?: Groups): View<Groups> {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView was called outside of Body.');
  return typedView(view, own, brings);
}
