// The context through which a field reads its form.
import { createContext } from 'react';
import type { FieldRules, FormDescription } from './description.ts';
import type { ControlProps } from './use-form.ts';
import type { FormTexts } from './words.ts';

export interface SurroundingForm {
  readonly description: FormDescription;
  readonly texts: FormTexts;
  readonly errors: Readonly<Record<string, string>>;
  /** The initial values of the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly control: (field: keyof FieldRules & string) => ControlProps;
}

export const FormContext = createContext<SurroundingForm | undefined>(undefined);
