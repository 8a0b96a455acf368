// Invoker commands (HTML standard): attributes by which the browser opens and closes dialogs without a script of
// ours. React's types do not know them, so they are made here, in one place, and spread into a button.

/** The dialogs of the site by their element id. */
export type DialogId = 'login-dialog' | 'newsletter-dialog' | 'discount-dialog';

/** What makes a `<button type="button">` open or close `dialog`. */
export const invoker = (dialog: DialogId, command: 'show-modal' | 'close') => ({ commandfor: dialog, command });
