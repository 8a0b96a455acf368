// The types of what this site adds to content: its words, its settings.
import type { MessagesOf, PageView } from 'archipel';
import type { own } from './own.ts';

/** A page of this site. */
export type View = PageView<typeof own>;

export type Messages = MessagesOf<typeof own>;
