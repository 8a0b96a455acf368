// A form and what becomes of it: what is wrong, at the fields and in a list; the button; the ways past it; the success.
import type { ReactNode } from 'react';
import { ContactFallback, type ContactFallbackLinks } from './ContactFallback.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormErrors } from './FormErrors.ts';
import { Failure, Success } from './FormStatus.tsx';
import type { Texts } from './texts.ts';
import type { FormState } from './useForm.ts';

/** What an island with a form is given for it. */
export interface FormSettings {
  /** Where a browser without scripts sends the form; POST keeps what is in it out of the address. */
  readonly action: string;
  readonly direct: ContactFallbackLinks;
}

interface FormProps extends FormSettings {
  /** The ids of its fields begin with it. */
  readonly scope: string;
  readonly state: Pick<FormState, 'form' | 'status' | 'errors' | 'failure'>;
  readonly texts: Texts<'submit' | 'busy' | 'direct' | 'successTitle' | 'successText'>;
  readonly children: ReactNode;
  /** Beside the button that sends. */
  readonly more?: ReactNode;
}

export const Form = ({ scope, state: { form, status, errors, failure }, action, texts, direct, children, more }: FormProps) => (
  <>
    <form className="form" action={action} method="post" {...form}>
      <ErrorSummary scope={scope} title={direct.errorSummary} errors={errors} />
      <FormErrors value={errors}>{children}</FormErrors>
      <Failure text={failure} />
      <button type="submit" className="button button--primary" disabled={status === 'busy'} aria-busy={status === 'busy' || undefined}>
        {status === 'busy' ? texts.busy : texts.submit}
      </button>
      {more}
      <ContactFallback label={texts.direct} direct={direct} />
    </form>
    <Success shown={status === 'done'} title={texts.successTitle} text={texts.successText} />
  </>
);
