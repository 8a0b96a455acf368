// The React context through which a form passes its errors to its fields.
import { createContext } from 'react';

/** Error messages by the name of the field. */
export const FormErrors = createContext<Readonly<Partial<Record<string, string>>>>({});
