// What follows a submit: a view in place of the form, or a line above its button. Both are hidden at first.

interface SuccessProps {
  readonly title: string;
  readonly text: string;
}

/** Takes the place of the form. It can be given the focus, so that the good news is read out. */
export const Success = ({ title, text }: SuccessProps) => (
  <div className="success" data-state="success" tabIndex={-1} hidden>
    <h3 className="success__title">{title}</h3>
    <p>{text}</p>
  </div>
);

interface FailureProps {
  readonly state: 'failure' | 'locked';
  readonly text: string;
}

/** Stands above the button of a form that stays. */
export const Failure = ({ state, text }: FailureProps) => (
  <p className="failure" data-state={state} role="alert" hidden>
    {text}
  </p>
);
