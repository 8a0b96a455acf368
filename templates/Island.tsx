// The place of an interactive part: what stands inside is complete HTML, and the loader wakes it when due.
import type { ReactNode } from 'react';

export type IslandTime = 'load' | 'idle' | 'visible' | 'media' | 'interaction';

interface IslandProps {
  /** The name of the island: its file in islands/ and its export. */
  readonly name: string;
  readonly when: IslandTime;
  readonly children: ReactNode;
}

export const Island = ({ name, when, children }: IslandProps) => (
  <div className="island" data-island={name} data-when={when}>
    {children}
  </div>
);
