import { Prose, type SectionProps } from 'archipel';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

export function ProseSection({ section: { id, source } }: SectionProps<typeof schema>) {
  const text = useView().prose[source];
  return (
    <div id={id} className="prose wrap">
      {text && <Prose of={text} />}
    </div>
  );
}
