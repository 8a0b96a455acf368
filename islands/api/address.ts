// Which texts are taken for an e-mail address, in forms and before one is sent.

// Each step has one way to match, so that the time is linear in the length, whatever is pasted.
const address = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether `value` looks like an e-mail address: no spaces, one @, a dot inside the domain. */
export const isAddress = (value: string): boolean => address.test(value);
