// Invoker commands (HTML standard): attributes that let the browser open and close dialogs without a script of the site. React's types do
// not know these attributes, so they are created here, in one place, and spread into a button.

/** Returns the attributes of a `<button type="button">` that opens or closes the dialog whose id is `dialog`. */
export const invoker = (dialog: string, command: 'show-modal' | 'close') => ({ commandfor: dialog, command });
