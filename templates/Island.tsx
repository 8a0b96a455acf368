// Places an island of this site in a template: `<Island of={Countdown} hydrate="visible" props={{ … }} />`.
import { createIsland, type IslandDefinition, type IslandProps } from 'archipel';

const Placed = createIsland(import.meta.glob<IslandDefinition>('../islands/*/index.ts', { eager: true, import: 'default' }));

/** The island with the component `of`, rendered with `props`. */
export const Island = <Props extends object>(island: IslandProps<Props>) => <Placed className="island" {...island} />;
