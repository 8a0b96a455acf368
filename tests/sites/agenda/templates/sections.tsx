import { defineSection, name, Prose, type SectionProps } from 'archipel';
import * as z from 'zod';
import { useView } from './ViewContext.ts';

const schema = z.strictObject({ source: name.meta({ names: 'prose' }) });

function Words({ section: { source } }: SectionProps<typeof schema>) {
  const prose = useView().prose[source];
  return prose && <Prose of={prose} />;
}

export const sections = { words: defineSection({ schema, component: Words }) };
