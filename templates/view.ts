// The types of what this site adds to content: its words, its settings.
import type { Bringing, MessageGroups, MessagesOf, NoGroups, PageView } from 'archipel';
import type { own } from './own.ts';

/** A page of this site, with the words that a part of it brings. */
export type View<Groups extends MessageGroups = NoGroups> = PageView<Bringing<typeof own, Groups>>;

export type Messages = MessagesOf<typeof own>;
