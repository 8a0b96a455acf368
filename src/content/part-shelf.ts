// Keeps the large parts of entries as JSON outside of V8's heap while pages are rendered. Rendering a page reads all parts of one entry and
// small parts of others, so that few entries are needed as data at the same time.
import type { Entry } from '../model/site-content.ts';
import { replaceLargeParts } from './lazy-parts.ts';

/** From how many entries on their parts are kept as JSON. The data of fewer entries takes less memory than the code of a build. */
const minEntries = 800;

/** How many parts are kept as data: those that were read last. */
const maxParsed = 256;

/** The size of the buffers that contain the JSON, in bytes. */
const bufferSize = 1_000_000;

/**
 * Replaces each large part of many entries with a property that parses its JSON. Reading a part again may return another object with the
 * same content. For 10,000 pages, this saves a tenth of the memory in one thread, and 7% in two, at the same processor time.
 */
export function shelveParts(entries: readonly Entry[]): void {
  if (entries.length < minEntries) return;
  const [write, remember] = [jsonWriter(), recentOnes(maxParsed)];
  const store = (json: string): (() => unknown) => {
    const read = write(json);
    let part: unknown;
    return () => {
      if (part !== undefined) return part;
      part = JSON.parse(read());
      remember(() => {
        part = undefined;
      });
      return part;
    };
  };
  for (const { value } of entries) replaceLargeParts(value, store);
}

/** Returns a function that stores a text as UTF-8 and returns a function that reads the text. */
function jsonWriter(): (text: string) => () => string {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let free = new Uint8Array(0);
  return (text) => {
    // One UTF-16 code unit takes up to three bytes.
    if (text.length * 3 > free.length) free = new Uint8Array(Math.max(bufferSize, text.length * 3));
    const { written } = encoder.encodeInto(text, free);
    const bytes = free.subarray(0, written);
    free = free.subarray(written);
    return () => decoder.decode(bytes);
  };
}

/** Returns a function that calls the function it is passed after `limit` more calls. */
function recentOnes(limit: number): (forget: () => void) => void {
  const forgets: (() => void)[] = [];
  let next = 0;
  return (forget) => {
    forgets[next]?.();
    forgets[next] = forget;
    next = (next + 1) % limit;
  };
}
