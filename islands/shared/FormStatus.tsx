// The result of a submit: a view in place of the form, or a line above its button.
import { useEffect, useRef } from 'react';

interface SuccessProps {
  readonly shown: boolean;
  readonly title: string;
  readonly text: string;
}

/** Replaces the form, and gets the focus so that screen readers read it out. */
export function Success({ shown, title, text }: SuccessProps) {
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
      <h3 className="success__title">{title}</h3>
      <p>{text}</p>
    </div>
  );
}

interface FailureProps {
  /** Nothing is shown if it is undefined. */
  readonly text: string | undefined;
}

/** Shown above the button of a form that stays. */
export const Failure = ({ text }: FailureProps) => (
  <p className="failure" role="alert" hidden={text === undefined}>
    {text}
  </p>
);
