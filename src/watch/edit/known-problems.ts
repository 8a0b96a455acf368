// Adds the problems of the last build to the fields of a place that opens, so that people see them before they type.
import type { PlaceField } from '../browser/edit/protocol.ts';
import { approvedSource } from './approved-source.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { problemsOf } from './field-problems.ts';
import { shownValue } from './written-fields.ts';

/**
 * Resolves to `place` with the problems of its fields. A translation whose source text has changed since it was approved also gets that
 * source text.
 */
export async function withKnownProblems(place: OpenPlace, options: EditOptions): Promise<OpenPlace> {
  const { session, messages } = options;
  const { build, diagnostics } = session.state();
  const problems = problemsOf(place.fields, place.fields.map(shownValue), { diagnostics, texts: session.tree().texts, messages });
  if (build === undefined || problems.every((found) => found.length === 0)) return place;
  const { locales } = build.site.site;
  const fields = await Promise.all(
    place.shown.fields.map(async (shown, at): Promise<PlaceField> => {
      const [field, found = []] = [place.fields[at], problems[at]];
      const text = field && found.some(({ isOutdated }) => isOutdated) ? await approvedSource(field, locales, options) : undefined;
      const { lang, direction } = locales.of(locales.source);
      return { ...shown, problems: found, ...(text !== undefined && { approvedFor: { text, lang, dir: direction } }) };
    }),
  );
  return { ...place, shown: { ...place.shown, fields } };
}
