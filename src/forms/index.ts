// The entry point `archipel/forms`: the description of a form, which page and server share, and the components and hooks for the page.
export { describeForm, type FormDescription, type FormValues } from './description.ts';
export { ErrorSummary } from './ErrorSummary.tsx';
export { type FormComponents, formComponents } from './form-components.tsx';
export { Honeypot } from './Honeypot.tsx';
export { bodyOf, fieldOf } from './reply.ts';
export { type FieldRule, input, optional } from './rules.ts';
export { submitOnce } from './submit-once.ts';
export { spendToken, tokenFor } from './token.ts';
export { fieldNameOf, useFieldErrors } from './use-field-errors.ts';
export { type ControlProps, type FormProps, type FormState, useForm } from './use-form.ts';
export { useRestoreFocus } from './use-restore-focus.ts';
export { type Receipt, type SendOutcome, type SubmissionState, useSubmission } from './use-submission.ts';
