// A choice between views with CSS only. `<Panels>` in the same section shows the view with the same index as the chosen label.
import type { ReactNode } from 'react';

interface ChoiceProps {
  /** The name of the choice, which screen readers read before the labels. */
  readonly name: string;
  readonly labels: readonly string[];
}

export const Choice = ({ name, labels }: ChoiceProps) => (
  <fieldset className="choice" data-sheet="choice">
    <legend className="visually-hidden">{name}</legend>
    {labels.map((label, index) => (
      <label key={label} className="choice__way">
        <input type="radio" name={`choice ${labels[0]}`} value={index + 1} defaultChecked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
);

/** Renders the views: one child for each label of `Choice`, in the same order. */
export const Panels = ({ children }: { readonly children: ReactNode }) => <div className="panels">{children}</div>;
