// What the page shows, within reach of every template without handing it down by hand.
import { type Bringing, type MessageGroups, type NoGroups, type PageView, typedView } from 'archipel';
import { createContext, useContext } from 'react';
import { own } from './own.ts';

export const ViewContext = createContext<PageView | undefined>(undefined);

/**
 * The page that is being rendered, with the words of the whole site and those that the part of it `brings`. Throws outside
 * of Body: that is a bug in a template.
 */
export function useView<Groups extends MessageGroups = NoGroups>(brings?: Groups): PageView<Bringing<typeof own, Groups>> {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView was called outside of Body.');
  return typedView(view, own, brings);
}
