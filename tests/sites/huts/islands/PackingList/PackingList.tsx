// A packing list whose items are toggle buttons.
import { useState } from 'react';

interface PackingListProps {
  readonly items: readonly string[];
  readonly texts: { readonly title: string; readonly left: string; readonly done: string };
}

export function PackingList({ items, texts }: PackingListProps) {
  const [packed, setPacked] = useState<readonly string[]>([]);
  const left = items.length - packed.length;
  const toggle = (item: string) => setPacked(packed.includes(item) ? packed.filter((other) => other !== item) : [...packed, item]);
  return (
    <div className="packing">
      <h3>{texts.title}</h3>
      {items.map((item) => (
        <button key={item} type="button" aria-pressed={packed.includes(item)} onClick={() => toggle(item)}>
          {item}
        </button>
      ))}
      <p role="status">{left === 0 ? texts.done : texts.left.replace('{{count}}', String(left))}</p>
    </div>
  );
}
