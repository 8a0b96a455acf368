// Names are the same in every language; sentences are not. Tells the two apart by the small words of a language.

const small =
  /(?<![\p{L}-])(?:aber|alle|als|am|an|auf|aus|bei|das|dem|den|der|des|die|ein|eine|einen|einer|für|ihr|ihre|ihren|im|ist|jetzt|mit|mehr|nach|nicht|oder|ohne|sie|sind|über|und|unsere|uns|unter|vom|von|wie|wir|zu|zum|zur|about|and|are|at|by|for|from|how|is|it|more|not|of|on|or|our|the|their|to|us|we|what|with|you|your)(?![\p{L}-])/iu;

/** True for a text that says something in one language, so that the other has to say it in its own words. */
export const saysSomething = (text: string): boolean =>
  /[äöüß]/i.test(text) || small.test(text) || (text.match(/\p{L}{2,}/gu) ?? []).length > 4;
