// Which texts are taken for an e-mail address, in forms and before one is sent: the rule of the forms server.
import { cleaned, longestAddress, problemOf } from 'archipel/fields';

/** Whether `value` is an e-mail address once it is cleaned. */
export const isAddress = (value: string): boolean => cleanAddress(value) !== '' && problemOf('email', value, longestAddress) === undefined;

/** Without spaces around it, invisible characters, and a full stop at its end. */
export const cleanAddress = (value: string): string => cleaned('email', value);
