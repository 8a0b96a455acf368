// The types of what this site adds to content: messages and settings.
import type { Bringing, MessageGroups, MessagesOf, NoGroups, PageView } from 'archipel';
import type { own } from './own.ts';

/** A page of this site, with the messages of a part of it. */
export type View<Groups extends MessageGroups = NoGroups> = PageView<Bringing<typeof own, Groups>>;

export type Messages = MessagesOf<typeof own>;
