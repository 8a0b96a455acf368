// Makes the view of the page available in every template.
import { type MessageGroups, type NoGroups, type PageView, typedView, type WithMessages } from 'archipel';
import { createContext, useContext } from 'react';
import { own } from './own.ts';

export const ViewContext = createContext<PageView | undefined>(undefined);

/**
 * Returns the view of the page that is being rendered, with the messages of the site and those in `brings`. Throws
 * outside of Body, because that is a bug in a template.
 */
export function useView<Groups extends MessageGroups = NoGroups>(brings?: Groups): PageView<WithMessages<typeof own, Groups>> {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView was called outside of Body.');
  return typedView(view, own, brings);
}
