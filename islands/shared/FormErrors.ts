// The errors of the surrounding form, for its fields.
import { createContext } from 'react';

/** Messages by the name of the field. */
export const FormErrors = createContext<Readonly<Partial<Record<string, string>>>>({});
