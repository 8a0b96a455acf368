import { defineCollection, type EntriesOf, type EntryView, list, paginate, text, type Value, z } from 'archipel';
import { NoteList } from '../parts/NoteList.tsx';
import { Opening } from '../parts/Opening.tsx';
import { useView } from '../ViewContext.ts';
import type { noteSchema } from './note-schema.ts';

const schema = () => z.strictObject({ name: text, number: z.int(), notes: z.array(z.string()) });

const names = { en: 'Archive', de: 'Archiv', he: 'ארכיון' };
const folders = { en: '/archive', de: '/archiv', he: '/archion' };

const eachLanguage = (format: (name: string) => string) =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, format(name)]));

const archiveCard = ({ name, number }: Value<typeof schema>) => ({ name, number });

function Part({ entry: { name, notes } }: { readonly entry: EntryView<Value<typeof schema>> }) {
  const view = useView();
  return (
    <>
      <Opening title={name}>
        <nav aria-label={view.t('site.parts')}>
          <ul className="byline">
            {list(view, 'archive', { card: archiveCard, sort: 'number' }).map(({ id, name: part, link }) => (
              <li key={id}>
                <a href={link.href} aria-current={link.current ? 'page' : undefined}>
                  {part}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Opening>
      <NoteList ids={notes} />
    </>
  );
}

export const archive = defineCollection({
  singular: 'archive-part',
  description: 'a part of the list of all notes',
  schema,
  noindex: true,
  derived: {
    from: ['notes'],
    entries: ({ notes }: EntriesOf<{ notes: typeof noteSchema }>) =>
      paginate(
        [...notes].sort((one, other) => other.data.date.localeCompare(one.data.date)),
        3,
      ).map(({ number, count, items }) => ({
        id: `part-${number}`,
        data: {
          languages: Object.keys(names),
          // Search engines index only the first part, which links to the others.
          noindex: number > 1,
          meta: {
            title: eachLanguage((name) => `${name} ${number}/${count}`),
            description: eachLanguage((name) => `${name}: ${number}/${count}`),
          },
          name: eachLanguage((name) => `${name} ${number}/${count}`),
          number,
          notes: items.map(({ id }) => id),
        },
      })),
  },
  route: ({ language, data: { number } }) => {
    const folder = folders[language as keyof typeof folders];
    return number === 1 ? folder : `${folder}/${number}`;
  },
  title: ({ name }) => name,
  card: archiveCard,
  component: Part,
});
