// Islands as a site writes them: `islands/<name>/index.ts` exports one by default, and its folder names it.
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { MessageGroups, NoGroups } from '../model/own-content.ts';

/** An island, whatever props its component takes. */
export interface IslandDefinition<Messages extends z.ZodObject = z.ZodObject> {
  readonly component: (props: never) => ReactNode;
  /** The words that it brings to the messages of its site; `typedView(view, island)` has them with their types. */
  readonly messages: Messages;
}

interface IslandSpec<Props extends object, Groups extends MessageGroups> {
  readonly component: (props: Props) => ReactNode;
  /** Groups of words that the island is given; none where it is missing. */
  readonly messages?: Groups;
}

/** The island of `spec`. In the browser its component comes from the file that is named as its folder. */
export const defineIsland = <Props extends object, Groups extends MessageGroups = NoGroups>({
  component,
  messages,
}: IslandSpec<Props, Groups>): IslandDefinition<z.ZodObject<Groups, z.core.$strict>> => ({
  component,
  // Without messages, `Groups` is the type of an object without keys.
  messages: z.strictObject(messages ?? ({} as Groups)) as z.ZodObject<Groups, z.core.$strict>,
});
