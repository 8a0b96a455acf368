// Finds the messages of the translation files that a site does not use. Messages count as used if pages or files read them
// while they are rendered. An island gets entire groups of messages. All messages of these groups count as used, because the
// browser may display any of them.
import type { PreparedSite } from '../../build/prepared-site.ts';
import { allPages } from '../../pages/make-pages.ts';
import { nodePath, type Reads, readModes } from '../../store/reads/reads.ts';
import { createTracker, type Tracker } from '../../store/reads/track.ts';

type UsedMessages = Pick<PreparedSite, 'routes' | 'recorder'>;

/**
 * Resolves to those `keys`, such as `layout.skip`, that neither the site nor the gallery reads. The gallery is rendered only if the site
 * leaves some unread. Resolves to no keys if the gallery cannot be rendered, because then it is unknown what the gallery reads.
 */
export async function unreadMessages(
  { routes, recorder }: UsedMessages,
  keys: Iterable<string>,
  gallery: (tracker: Tracker) => Promise<Iterable<Reads> | undefined>,
): Promise<ReadonlySet<string>> {
  const unread = new Set(keys);
  const cross = (reads: Reads): void => {
    for (const key of messagesIn(reads)) unread.delete(key);
  };
  const tracker = createTracker();
  const record = recorder(tracker);
  cross(record.files().reads);
  allPages(routes.routes, (route) => unread.size > 0 && cross(record.page(route).reads));
  if (unread.size === 0) return unread;
  const ofExamples = await gallery(tracker);
  if (ofExamples === undefined) return new Set();
  for (const reads of ofExamples) {
    cross(reads);
    if (unread.size === 0) break;
  }
  return unread;
}

/** Returns the dotted names of the messages among `reads`, in any language. */
const messagesIn = (reads: Reads): readonly string[] =>
  [...reads].flatMap(([node, read]) => {
    const [root, group, , ...path] = nodePath(node);
    return root === 'site' && group === 'messages' && (read.how & readModes.shown) !== 0 ? [path.join('.')] : [];
  });
