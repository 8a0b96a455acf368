// Invoker commands (HTML standard): attributes by which the browser opens and closes dialogs without a script of
// ours. React's types do not know them, so they are made here, in one place, and spread into a button.

/** What makes a `<button type="button">` open or close the dialog with this element id. */
export const invoker = (dialog: string, command: 'show-modal' | 'close') => ({ commandfor: dialog, command });
