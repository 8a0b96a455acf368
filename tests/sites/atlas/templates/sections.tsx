import { defineSection, name, type SectionProps, z } from 'archipel';
import { NoteList } from './parts/NoteList.tsx';
import { Text } from './parts/Text.tsx';

const prose = z.strictObject({ source: name.meta({ names: 'prose' }) });

const ProseSection = ({ section: { source } }: SectionProps<typeof prose>) => <Text source={source} />;

export const sections = {
  prose: defineSection({ schema: prose, component: ProseSection }),
  noteList: defineSection({ schema: z.strictObject({}), component: () => <NoteList />, lists: { collection: 'notes' } }),
};
