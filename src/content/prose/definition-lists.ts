// Corrects two faults of the packages for definition lists.
import type { Parents } from 'mdast';

type Syntax = typeof import('micromark-extension-definition-list')['defList'];

/** The character code of `:`. */
const colon = 58;

/**
 * Changes the token type of the indentation in a definition to that of a block quote. The package uses the type for spaces before a block,
 * and a list within the definition would count these spaces as its own indentation.
 */
export function withContainerIndents(defList: Syntax): Syntax {
  const [construct] = [defList.document?.[colon]].flat();
  if (construct?.continuation === undefined) return defList;
  const { continuation } = construct;
  const tokenize: typeof continuation.tokenize = function (effects, ok, nok) {
    const then: typeof ok = (code) => {
      const indent = this.events.at(-1)?.[1];
      if (indent?.type === 'linePrefix') indent.type = 'blockQuotePrefixWhitespace';
      return ok(code);
    };
    return continuation.tokenize.call(this, effects, then, nok);
  };
  return { ...defList, document: { ...defList.document, [colon]: { ...construct, continuation: { ...continuation, tokenize } } } };
}

type DefinitionHandler = typeof import('mdast-util-definition-list')['defListHastHandlers']['defListDescription'];

/** Renders several paragraphs of a definition as `<p>`. The package does so only if an empty line precedes the definition. */
export const withParagraphs =
  (toHast: DefinitionHandler): DefinitionHandler =>
  (state, node, parent) => {
    const { children }: Parents = node;
    const isSpread = children.filter(({ type }) => type === 'paragraph').length > 1;
    return toHast(state, isSpread ? { ...node, spread: true } : node, parent);
  };
