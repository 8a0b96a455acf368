// The messages and functions that the panel for editing a value of content needs.
import type { ClientMessages } from '../messages.ts';
import type { EditList, ListedRequest } from './protocol.ts';

export interface PanelOptions {
  readonly messages: ClientMessages;
  readonly openEditor: (position: { readonly file: string; readonly line: number }) => void;
  /**
   * Opens a value that the panel lists. The list `setting` has settings; the list `part` has other values on which the text depends.
   * `listed` has the id of the panel's place, and the index of the value in the list.
   */
  readonly openListed: (list: 'setting' | 'part', listed: ListedRequest) => void;
  /** Called when the panel should be removed. */
  readonly onClosed: () => void;
  /** Called after a save, with the current edits and a message for people. */
  readonly onSaved: (edits: EditList, message: string) => void;
  /** Announces a text to people who do not see the panel. */
  readonly say: (text: string) => void;
}
