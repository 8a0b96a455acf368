// A complete form: errors at the fields and in a list, the submit button, a message if sending fails, and the view after sending.
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldRules, FormDescription } from './description.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldView } from './FieldView.tsx';
import { FormContext } from './FormContext.ts';
import { Honeypot } from './Honeypot.tsx';
import { type FormProps, type FormStart, useForm } from './use-form.ts';
import type { SubmissionState } from './use-submission.ts';

export interface FormViewProps<Fields extends FieldRules> extends FormProps<Fields> {
  /** The fields; if omitted, all fields in the order of the description. */
  readonly children?: ReactNode;
}

interface DescribedFormProps<Fields extends FieldRules> extends FormViewProps<Fields> {
  readonly form: FormDescription<string, Fields>;
  readonly start?: FormStart;
}

export function FormView<Fields extends FieldRules>({ form, start = {}, children, ...props }: DescribedFormProps<Fields>) {
  const { texts, action, language } = props;
  const state = useForm(form, props, start);
  const { status, errors } = state;
  const { name, fields, honeypot } = form;
  const surrounding = { description: form, texts, errors, values: start.values ?? {}, control: state.control };
  return (
    <>
      <form className="form" action={action || undefined} method="post" {...state.form}>
        <ErrorSummary scope={name} title={texts.summary} errors={errors} labels={texts.own} />
        <FormContext value={surrounding}>
          {children ?? Object.keys(fields).map((field) => <FieldView key={field} name={field} />)}
        </FormContext>
        <Honeypot name={honeypot} />
        <input type="hidden" name="language" value={language} />
        {start.page !== undefined && <input type="hidden" name="page" value={start.page} />}
        {start.token !== undefined && <input type="hidden" name="token" value={start.token} />}
        <SendFailure state={state} retry={texts.retry} />
        <button type="submit" className="button" disabled={status === 'busy'} aria-busy={status === 'busy' || undefined}>
          {status === 'busy' ? texts.sending : texts.own.submit}
        </button>
      </form>
      <SentView id={`${name}-sent`} state={state} texts={texts} />
    </>
  );
}

interface SendFailureProps {
  readonly state: Pick<SubmissionState, 'failure' | 'isOffline'>;
  readonly retry: string;
}

/** Renders the message above the submit button if sending failed, with a button to retry if the server could not be reached. */
const SendFailure = ({ state: { failure, isOffline }, retry }: SendFailureProps) => (
  <div className="failure" role="alert" hidden={failure === undefined}>
    <p>{failure}</p>
    {isOffline && (
      <button type="submit" className="failure__retry">
        {retry}
      </button>
    )}
  </div>
);

interface SentViewProps {
  readonly id: string;
  readonly state: Pick<SubmissionState, 'status' | 'receipt' | 'again'>;
  readonly texts: FormProps['texts'];
}

/**
 * Renders the view that replaces the form after sending. The view gets the focus, so that screen readers read it out. Without scripts, the
 * forms server redirects to the page, with the id of this view as the fragment.
 */
function SentView({ id, state: { status, receipt, again }, texts }: SentViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSent = status === 'done';
  useEffect(() => {
    if (isSent) ref.current?.focus();
  }, [isSent]);
  return (
    <div className="success" id={id} role="status" ref={ref} tabIndex={-1} hidden={!isSent}>
      <h2 className="success__title">{texts.own.sentTitle}</h2>
      <p>{texts.own.sentText}</p>
      {receipt.ticket && <p className="success__ticket">{receipt.ticket}</p>}
      {isSent && (
        <button type="button" className="button" onClick={again}>
          {texts.again}
        </button>
      )}
    </div>
  );
}
