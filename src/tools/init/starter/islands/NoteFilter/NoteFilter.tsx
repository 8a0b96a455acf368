// The list of notes with a search. Without scripts, the page shows all notes; React is loaded when a visitor types or clicks.
import { useState } from 'react';
import { filterNotes } from './filter-notes.ts';
import { type Note, NoteList } from './NoteList.tsx';

interface Texts {
  readonly all: string;
  readonly topics: string;
  readonly search: string;
  readonly found: string;
  readonly none: string;
}

export function NoteFilter({ notes, texts }: { readonly notes: readonly Note[]; readonly texts: Texts }) {
  const [topic, setTopic] = useState('');
  const [search, setSearch] = useState('');
  const found = filterNotes(notes, { topic, search });
  const counted = texts.found.replace('{{count}}', String(found.length)).replace('{{total}}', String(notes.length));
  return (
    <>
      <search className="filter">
        <label>
          {texts.search}
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <fieldset>
          <legend>{texts.topics}</legend>
          {['', ...new Set(notes.map((note) => note.topic))].map((name) => (
            <button key={name} type="button" aria-pressed={name === topic} onClick={() => setTopic(name)}>
              {name || texts.all}
            </button>
          ))}
        </fieldset>
        <p role="status">{counted}</p>
      </search>
      {found.length > 0 ? <NoteList notes={found} Heading="h2" /> : <p className="none">{texts.none}</p>}
    </>
  );
}
