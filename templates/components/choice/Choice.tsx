// A choice between views with CSS only. Inside the section that has both, `<Panels>` shows the view of the chosen number.
import type { ReactNode } from 'react';

interface ChoiceProps {
  /** Read out before the choices. */
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

/** One child for each of the labels, in their order. */
export const Panels = ({ children }: { readonly children: ReactNode }) => <div className="panels">{children}</div>;
