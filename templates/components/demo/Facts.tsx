// The facts of an example, as labels with their values.
interface Fact {
  readonly label: string;
  readonly value: string;
  /** The time in a playing call at which the fact is known, in seconds. */
  readonly at?: number | undefined;
}

interface FactsProps {
  readonly items: readonly Fact[];
  /** The name of the list, read aloud. */
  readonly name?: string | undefined;
}

export const Facts = ({ items, name }: FactsProps) => (
  <dl className="demo__facts" aria-label={name}>
    {items.map(({ label, value, at }) => (
      <div key={label} data-at={at}>
        <dt>{label} </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
