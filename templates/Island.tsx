// An island of this site in a template: `<Island of={Countdown} hydrate="visible" props={{ … }} />`.
import { createIsland, type IslandProps } from 'archipel';
import { islands } from './islands.ts';

const Placed = createIsland(islands);

/** The island with the component `of`, rendered with `props`. */
export const Island = <Props extends object>(island: IslandProps<Props>) => <Placed className="island" {...island} />;
