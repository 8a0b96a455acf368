// Decides which texts count as an e-mail address, by the rule of the forms server: when a form is checked, and when it is sent.
import { cleaned, longestAddress, problemOf } from 'archipel/fields';

/** Whether `value` is an e-mail address once it is cleaned. */
export const isAddress = (value: string): boolean => cleanAddress(value) !== '' && problemOf('email', value, longestAddress) === undefined;

/** Removes surrounding spaces, invisible characters, and a full stop at the end. */
export const cleanAddress = (value: string): string => cleaned('email', value);
