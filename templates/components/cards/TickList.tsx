// Short points with drawn ticks.
interface TickListProps {
  readonly items: readonly string[];
}

export const TickList = ({ items }: TickListProps) => (
  <ul className="ticks">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
