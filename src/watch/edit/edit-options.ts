// The data and functions of `watch` that editing in the page needs.
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import type { DataPlace } from '../../model/data/place.ts';
import type { EditLog } from '../../model/output/edit.ts';
import type { FileChange } from '../../model/output/file-change.ts';
import type { Place } from '../browser/edit/protocol.ts';
import type { WatchSession } from '../watch-session.ts';
import type { FindInCode } from './find-in-code.ts';
import type { FoundValue } from './find-place.ts';
import type { WrittenField } from './written-fields.ts';

export interface EditOptions {
  /** The content folder. */
  readonly folder: string;
  readonly session: Pick<WatchSession, 'state' | 'tree' | 'type' | 'typed' | 'bring'>;
  /** Returns the current text of a content file on disk, or undefined if the file may not be edited. */
  readonly read: (file: string) => string | undefined;
  /** Changes content files: all of them or none. Throws if they cannot be changed. */
  readonly write: (changes: readonly FileChange[]) => void;
  readonly log: EditLog;
  readonly displayPath: (file: string) => string;
  /** Finds the line of a template that contains a text; undefined if no line contains the text, or several lines do. */
  readonly findInCode: FindInCode;
  readonly messages: ToolMessages;
  /** `at` returns the time for which the site is built, and `now` the current time, both in milliseconds since 1970. */
  readonly at: () => number;
  readonly now: () => number;
}

/** A place that a page refers to by its id. */
export interface OpenPlace {
  readonly shown: Place;
  readonly fields: readonly WrittenField[];
  readonly found: FoundValue;
  /** The files that contain the value, with their text when the place was opened. */
  readonly texts: ReadonlyMap<string, string>;
  /** `parts` are the other values that determine the text, `settings` the values beside it. Both are in the order of the panel. */
  readonly parts: readonly FoundValue[];
  readonly settings: readonly DataPlace[];
  /** Images that were added for this place and are not saved, by file. */
  readonly addedPictures: Map<string, Uint8Array>;
  /** The path of the page in the browser. */
  readonly page: string;
}
