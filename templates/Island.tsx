// Places an island of this site in a template: `<Island of={countdown} hydrate="visible" props={{ … }} />`.
import { createIsland, type IslandProps, type MessageGroups } from 'archipel';
import { islands } from './islands.ts';
import { useView } from './ViewContext.ts';

const Placed = createIsland(islands, useView);

/** Renders the island `of` with `props` and with its messages. */
export const Island = <Props extends object, Groups extends MessageGroups>(island: IslandProps<Props, Groups>) => (
  <Placed className="island" {...island} />
);
