// Invoker commands (HTML standard): attributes by which the browser opens and closes dialogs without our script. React's types do
// not know these attributes, so they are created here, in one place, and spread into a button.

/** Returns the attributes with which a `<button type="button">` opens or closes the dialog whose id is `dialog`. */
export const invoker = (dialog: string, command: 'show-modal' | 'close') => ({ commandfor: dialog, command });
