// What is wrong with the fields of the form around, within reach of each field.
import { createContext } from 'react';

/** Words by the name of the field. */
export const FormErrors = createContext<Readonly<Partial<Record<string, string>>>>({});
