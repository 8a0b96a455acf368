import { namePlace } from '../../content/names/name-place.ts';
import { diskFileOf, type WrittenPlaces, writtenPlace } from '../../content/tree.ts';
import { locatorIn } from '../../content/yaml/position.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import type { Site } from '../../model/site-content.ts';
import type { EditorPosition, Origins } from './answer.ts';
import { type ContentPlace, yamlDataOf } from './places.ts';
import { outsideTemplates, type Reason } from './record-page.ts';

export interface Spots {
  readonly spot: (place: ContentPlace) => EditorPosition;
  readonly why: (reasons: readonly Reason[]) => Origins;
}

interface SpotSources extends WrittenPlaces {
  readonly texts: ReadonlyMap<string, string>;
  /** Returns the name of a file for the reader. */
  readonly shown: (file: string) => string;
  /** If set, places get names in the language of the reader. */
  readonly named?: { readonly site: Site; readonly language: ToolLanguage };
}

/** Creates a converter from places in content to file, line and column, for people and editors. It parses each file once. */
export function spotter({ texts, shown, named, ...places }: SpotSources): Spots {
  const nameOf = named === undefined ? () => '' : placeNamer(named);
  const locate = locatorIn(texts);
  const spot = ({ file, path, range }: ContentPlace): EditorPosition => {
    const isYaml = /\.ya?ml$/.test(file) && path.length > 0;
    const origin = writtenPlace(places, { file, path });
    const { line, column } = origin ?? range ?? (isYaml ? locate({ file, path }) : { line: 1, column: 1 });
    return {
      file: shown(diskFileOf(places, origin?.file ?? file)),
      range: { line, column },
      path: path.join('.'),
      place: nameOf({ file, path }),
    };
  };
  return {
    spot,
    why: (reasons) => ({
      named: reasons.flatMap((reason) => ('place' in reason ? [spot(reason.place)] : [])).sort(inOrder),
      templates: reasons
        .flatMap((reason) => ('template' in reason ? [reason.template] : []))
        .sort((a, b) => Number(a === outsideTemplates) - Number(b === outsideTemplates)),
    }),
  };
}

/** Returns a function that names a place in words; an entire file has no name. */
function placeNamer({ site, language }: NonNullable<SpotSources['named']>): (place: ContentPlace) => string {
  const data = yamlDataOf(site);
  const words = { ...site.model, locales: site.locales, language };
  return ({ file, path }) => (path.length === 0 ? '' : namePlace(data.get(file), path, words));
}

const inOrder = (one: EditorPosition, other: EditorPosition): number =>
  one.file === other.file ? one.range.line - other.range.line || one.range.column - other.range.column : one.file < other.file ? -1 : 1;
