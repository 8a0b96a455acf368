// Short points with drawn ticks.
interface TickListProps {
  readonly items: readonly string[];
  readonly className?: string;
}

export const TickList = ({ items, className = '' }: TickListProps) => (
  <ul className={`ticks ${className}`.trim()}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
