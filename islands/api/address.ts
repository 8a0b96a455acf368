// Decides which texts count as an e-mail address when a form is checked and when it is sent. The forms server uses the same
// rule.
import { cleaned, longestAddress, problemOf } from 'archipel/fields';

/** Returns whether `value` is an e-mail address after `cleanAddress`. */
export const isAddress = (value: string): boolean => cleanAddress(value) !== '' && problemOf('email', value, longestAddress) === undefined;

/** Removes surrounding spaces, invisible characters, and a full stop at the end. */
export const cleanAddress = (value: string): string => cleaned('email', value);
