// The result of a submit: a view in place of the form, or a line above its button.
import type { Receipt } from 'archipel/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ContactFallbackLinks } from './ContactFallback.tsx';
import type { Texts } from './texts.ts';

interface SuccessProps {
  readonly shown: boolean;
  readonly texts: Texts<'successTitle' | 'successText' | 'sentTo'> & Partial<Texts<'ticket'>>;
  readonly receipt: Receipt;
  readonly children?: ReactNode;
}

/** Renders the success view. It replaces the form, and gets the focus so that screen readers read it out. */
export function Success({ shown, texts, receipt: { ticket, email }, children }: SuccessProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown]);
  return (
    <div className="success" ref={ref} tabIndex={-1} hidden={!shown}>
      <svg
        className="success__mark"
        viewBox="0 0 24 24"
        width="52"
        height="52"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M20 6 9 17l-5-5" />
      </svg>
      <h3 className="success__title">{texts.successTitle}</h3>
      <p>{texts.successText}</p>
      {ticket && texts.ticket && <Fact label={texts.ticket} value={ticket} />}
      {email && <Fact label={texts.sentTo} value={email} />}
      {children}
    </div>
  );
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <p className="success__fact">
    {label} <strong translate="no">{value}</strong>
  </p>
);

export type NextStepTexts = Texts<'urgent' | 'again'>;

interface NextStepsProps {
  readonly texts: NextStepTexts;
  readonly phone: ContactFallbackLinks['phone'];
  readonly again: () => void;
}

/** Renders the telephone number for urgent cases, and the button that leads back to an empty form. */
export const NextSteps = ({ texts, phone, again }: NextStepsProps) => (
  <>
    {phone && (
      <p className="success__urgent">
        {texts.urgent} <a href={phone.href}>{phone.text}</a>
      </p>
    )}
    <button type="button" className="button button--secondary" onClick={again}>
      {texts.again}
    </button>
  </>
);

interface FailureProps {
  /** The error, or undefined to render nothing visible. */
  readonly text: string | undefined;
}

/** Renders the error of a submit above the button of the form. */
export const Failure = ({ text }: FailureProps) => (
  <p className="failure" role="alert" hidden={text === undefined}>
    {text}
  </p>
);
