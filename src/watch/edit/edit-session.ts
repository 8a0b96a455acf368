import type { EditProtocol, Place, PreviewRequest, UndecidedProps, Unplaced } from '../browser/edit/protocol.ts';
import { addPicture, forgetPictures, hidePictures, showPictures } from './add-picture.ts';
import { changeList } from './change-list.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { editListOf, handInEdits } from './hand-in-edits.ts';
import { withKnownProblems } from './known-problems.ts';
import { isOpenPlace, openClicked, openPage, openPart, openSetting } from './open-place.ts';
import { saveValues } from './save-values.ts';
import { filesOfPlace, forgetValues, previewValues } from './type-values.ts';
import { redoEdit, takeBack, undoEdit } from './write-edit.ts';

/** Answers the requests by their names. If an answer is a text, it states for people why the request was refused. */
export type EditSession = {
  readonly [Name in keyof EditProtocol]: (body: EditProtocol[Name]['body']) => Answer<EditProtocol[Name]['response']>;
};

type Answer<Response> = Response | string | Promise<Response | string>;

/** Maximum number of open places. The oldest are dropped, because a page uses only one at a time. */
const maxPlaces = 64;

/** Creates a session of editing in the page. It opens places (values of content) for pages, and answers later requests about them. */
export function createEditSession(options: EditOptions): EditSession {
  const { messages } = options;
  const places = new Map<string, OpenPlace>();
  /** For each file: the place at which text was typed last, and the tab of the browser. */
  const typedAt = new Map<string, Pick<PreviewRequest, 'id' | 'tab'>>();
  const keep = (place: OpenPlace): Place => {
    places.set(place.shown.id, place);
    const [oldest] = places.keys();
    if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest);
    return place.shown;
  };
  const kept = async <Other extends Unplaced | UndecidedProps | string>(opened: OpenPlace | Other): Promise<Place | Other> =>
    isOpenPlace(opened) ? keep(await withKnownProblems(opened, options)) : opened;
  const withPlace = async <Response>(id: string, answer: (place: OpenPlace) => Promise<Response>): Promise<Response | string> => {
    const place = places.get(id);
    return place === undefined ? messages.edit.oldPlace : answer(place);
  };
  // The request that closes a place may arrive after text was typed at the place that was opened next.
  const isTypedLater = (file: string, id: string): boolean => {
    const ids = [...places.keys()];
    return ids.indexOf(typedAt.get(file)?.id ?? '') > ids.indexOf(id);
  };
  return {
    place: (clicked) => kept(openClicked(clicked, options)),
    page: ({ page }) => kept(openPage(page, options)),
    setting: ({ id, index }) => withPlace(id, async (place) => kept(await openSetting(place, index, options))),
    part: ({ id, index }) => withPlace(id, async (place) => kept(openPart(place, index, options))),
    picture: ({ id, ...request }) => withPlace(id, (place) => addPicture(place, request, options)),
    preview: ({ id, tab, values }) =>
      withPlace(id, async (place) => {
        for (const file of filesOfPlace(place)) typedAt.set(file, { id, tab });
        await showPictures(place, options);
        return previewValues(place, values, options);
      }),
    save: ({ id, ...request }) =>
      withPlace(id, async (place) => {
        const { saved, next } = await saveValues(place, request, options);
        if (saved.kind !== 'refused') places.delete(id);
        if (saved.kind === 'saved') await forgetPictures(place, options);
        if (next !== undefined) keep(next);
        return saved;
      }),
    item: ({ id, ...request }) => withPlace(id, (place) => changeList(place, request, options)),
    close: async ({ id }) => {
      const filesOf = (place: OpenPlace) => [...filesOfPlace(place)].filter((file) => !isTypedLater(file, id));
      await withPlace(id, (place) => forgetValues(place, options, filesOf(place)));
      return undefined;
    },
    gone: async ({ tab }) => {
      for (const [file, { id }] of [...typedAt].filter(([, typed]) => typed.tab === tab)) {
        typedAt.delete(file);
        await options.session.type(file, undefined);
        await withPlace(id, (place) => hidePictures(place, options));
      }
      return undefined;
    },
    undo: () => undoEdit(options),
    redo: () => redoEdit(options),
    'take-back': ({ ids }) => takeBack(ids, options),
    edits: () => editListOf(options),
    'hand-in': (request) => handInEdits(request, options),
  };
}
