// A form with everything around it: errors at the fields and in a list, the button, the fallback links, the success view.
import { ErrorSummary, type SubmissionState } from 'archipel/forms';
import type { ReactNode } from 'react';
import { ContactFallback, type ContactFallbackLinks } from './ContactFallback.tsx';
import { FormErrors } from './FormErrors.ts';
import { Failure, NextSteps, type NextStepTexts, Success } from './FormStatus.tsx';
import type { Texts } from './texts.ts';

/** The settings that every island with a form gets. */
export interface FormSettings {
  /** The URL to which the browser sends the form if no script handles it. POST keeps the values out of the URL. */
  readonly action: string;
  readonly direct: ContactFallbackLinks;
}

interface FormProps extends FormSettings {
  /** The prefix of the ids of the form's fields. */
  readonly scope: string;
  readonly state: Pick<SubmissionState, 'form' | 'status' | 'errors' | 'failure' | 'receipt' | 'again'>;
  readonly texts: Texts<'submit' | 'busy' | 'direct' | 'successTitle' | 'successText' | 'sentTo'> & Partial<Texts<'ticket'>>;
  readonly children: ReactNode;
  /** Shown beside the submit button. */
  readonly more?: ReactNode;
  /** The texts of the next steps in the success view. A dialog has none, because it closes. */
  readonly next?: NextStepTexts;
}

export const Form = ({ scope, state, action, texts, direct, children, more, next }: FormProps) => {
  const { form, status, errors, failure, receipt, again } = state;
  return (
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
      <Success shown={status === 'done'} texts={texts} receipt={receipt}>
        {next && <NextSteps texts={next} phone={direct.phone} again={again} />}
      </Success>
    </>
  );
};
