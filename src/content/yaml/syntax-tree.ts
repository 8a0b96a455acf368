// Parses YAML to a small tree with positions, for findings and for tools that edit texts. Values come from `parse`.
import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml';
import { attempt } from '../../model/attempt.ts';

interface ScalarNode {
  readonly kind: 'scalar';
  /** Offsets from 0, including quotes; -1 for a value without any text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface MapNode {
  readonly kind: 'map';
  readonly pairs: readonly { readonly key: ScalarNode; readonly value: YamlNode }[];
}

interface ListNode {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
}

export type YamlNode = ScalarNode | MapNode | ListNode;

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the parser stops at these, and the strict parser reports them.
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/g;

/** Returns the tree of the first document, or undefined if there is none or the text cannot be parsed. */
export function syntaxTree(text: string): YamlNode | undefined {
  const source = text.replaceAll(unprintable, '?');
  const events: readonly Event[] | undefined = attempt(() => parseEvents(source, {}));
  if (events === undefined) return undefined;
  let at = 0;
  const next = (): YamlNode => {
    const event = events[at];
    at += 1;
    switch (event?.type) {
      case EVENT_ID.MAPPING:
        return { kind: 'map', pairs: untilPop(() => ({ key: scalar(next()), value: next() })) };
      case EVENT_ID.SEQUENCE:
        return { kind: 'list', items: untilPop(next) };
      case EVENT_ID.SCALAR:
        return scalarNode(source, event);
      default:
        return nothing;
    }
  };
  const untilPop = <T>(read: () => T): T[] => {
    const list: T[] = [];
    while (at < events.length && events[at]?.type !== EVENT_ID.POP) list.push(read());
    at += 1;
    return list;
  };
  if (events[at]?.type !== EVENT_ID.DOCUMENT) return undefined;
  at += 1;
  return next();
}

const nothing: ScalarNode = { kind: 'scalar', start: -1, end: -1, text: '' };

const scalar = (node: YamlNode): ScalarNode => (node.kind === 'scalar' ? node : nothing);

function scalarNode(source: string, event: ScalarEvent): ScalarNode {
  const quote = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
  const written = event.valueStart >= 0;
  return {
    kind: 'scalar',
    start: written ? event.valueStart - quote : -1,
    end: written ? event.valueEnd + quote : -1,
    text: getScalarValue(source, event),
  };
}
