// Types of the messages and settings that this site adds to content.
import type { MessageGroups, MessagesOf, NoGroups, PageView, WithMessages } from 'archipel';
import type { own } from './own.ts';

/** The view of a page of this site, with the messages of the site and of `Groups`. */
export type View<Groups extends MessageGroups = NoGroups> = PageView<WithMessages<typeof own, Groups>>;

export type Messages = MessagesOf<typeof own>;
