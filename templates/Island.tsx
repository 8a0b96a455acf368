// The place of an interactive part: what stands inside is complete HTML, and the loader wakes it when due.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export type IslandTime = 'load' | 'idle' | 'visible' | 'media' | 'interaction';

interface IslandProps {
  /** The name of the island: its file in islands/ and its export. */
  readonly name: string;
  readonly when: IslandTime;
  /** The island itself; its props are JSON. */
  readonly children: ReactElement<object>;
}

// Most islands have the same props on every page of a language: such a one is rendered once.
const rendered = new Map<string, string>();
const most = 64;

function markupOf(name: string, island: ReactElement<object>): string {
  const key = `${name} ${JSON.stringify(island.props)}`;
  const markup = rendered.get(key) ?? renderToStaticMarkup(island);
  if (rendered.size < most) rendered.set(key, markup);
  return markup;
}

/** An island is a React root of its own: it sees its props and nothing of the page. */
export const Island = ({ name, when, children }: IslandProps) => (
  <div className="island" data-island={name} data-when={when} dangerouslySetInnerHTML={{ __html: markupOf(name, children) }} />
);
