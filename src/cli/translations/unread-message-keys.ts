// Finds the messages of a site that nothing reads: neither its pages and files nor the examples of its gallery.
import { prepare } from '../../build/prepare.ts';
import { messagesFile } from '../../model/kind.ts';
import type { Project } from '../../node/project.ts';
import type { Tracker } from '../../store/reads/track.ts';
import { unreadMessages } from '../../tools/explain/unread-messages.ts';
import { galleryReads } from '../../tools/gallery/gallery-reads.ts';
import { messagesByKey } from '../../translations/missing.ts';
import { limitingEachPage, withoutDrawing } from '../input/inputs.ts';
import type { TranslationInput } from './translation-input.ts';

/**
 * An instant (1970) at which no campaign has ended yet. The site is also rendered for this instant, so that messages that only campaigns
 * use count as read: the next campaign needs them.
 */
const beforeEnds = 0;

/**
 * Finds the keys of messages that nothing reads. Finds none while the content has errors, because no pages are rendered then. Messages of
 * forms count as read, because the forms server reads them.
 */
export async function unreadMessageKeys(project: Project, { build, data, locales }: TranslationInput): Promise<ReadonlySet<string>> {
  const keys = locales.list.flatMap((locale) => [...messagesByKey(data.get(messagesFile(locale))).keys()]);
  const ofForms = new Set(build.definition.forms.flatMap(({ messages = {} }) => Object.keys(messages)));
  const ofPages = keys.filter((key) => !ofForms.has(key.replace(/\..*$/, '')));
  let unread: ReadonlySet<string> = new Set(ofPages);
  // Examples read the same messages at every instant, so they are rendered only once.
  const gallery = (tracker: Tracker) => galleryReads(project, build, tracker);
  for (const at of [build.at, beforeEnds]) {
    if (unread.size === 0) break;
    const { ready } = await prepare(limitingEachPage(withoutDrawing({ ...build, at })));
    unread = ready === undefined ? new Set() : await unreadMessages(ready, unread, at === beforeEnds ? gallery : async () => []);
  }
  return unread;
}
