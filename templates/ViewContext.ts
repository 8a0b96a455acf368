// Makes the view of the page available in every template.
import { type MessageGroups, type NoGroups, type PageView, typedView } from 'archipel';
import { createContext, useContext } from 'react';
import { own } from './own.ts';
import type { View } from './view.ts';

export const ViewContext = createContext<PageView | undefined>(undefined);

/**
 * Returns the view of the page that is being rendered, typed with the messages of the site and with `messages`.
 * Throws outside of Body, because that is a bug in a template.
 */
export function useView<Groups extends MessageGroups = NoGroups>(messages?: Groups): View<Groups> {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView was called outside of Body.');
  return typedView(view, own, messages);
}
