// The HTML that Markdown may contain: elements of text, lists and tables. Styles, scripts and embedded resources are not allowed.

/** The allowed elements that have neither content nor an end tag. */
export const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'wbr', 'col']);

/** Attributes of any element. */
const common: readonly string[] = ['id', 'lang', 'dir', 'title'];

/** Further attributes by element. */
const own: Readonly<Record<string, readonly string[]>> = {
  // The old form of `id`.
  a: ['name'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['datetime'],
  details: ['open', 'name'],
  ins: ['datetime'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope', 'abbr'],
  time: ['datetime'],
};

const plain =
  'a abbr b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure hr i ins kbd ' +
  'li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr';

const elements: ReadonlySet<string> = new Set(plain.split(' '));

export const isAllowedElement = (tag: string): boolean => elements.has(tag);

/** Returns the Markdown notation that replaces a disallowed element, or `none`. */
export function replacementOf(tag: string): 'picture' | 'heading' | 'style' | 'none' {
  if (['center', 'font', 'big', 'style'].includes(tag)) return 'style';
  if (['img', 'picture', 'source'].includes(tag)) return 'picture';
  return /^h[1-6]$/.test(tag) ? 'heading' : 'none';
}

/** Returns what replaces a disallowed attribute, or `none`. */
export function replacementOfAttribute(attribute: string): 'style' | 'markdown' | 'none' {
  if (attribute === 'markdown') return 'markdown';
  return isStyleAttribute(attribute) ? 'style' : 'none';
}

/** Returns whether Markdown may give an attribute to an element. `a` cannot have `href`, because links have a Markdown notation. */
export const isAllowedAttribute = (tag: string, attribute: string): boolean =>
  common.includes(attribute) || (Object.hasOwn(own, tag) && own[tag]?.includes(attribute) === true);

/** Returns the attribute without which an element has no meaning; undefined for elements that need none. */
export const neededAttribute = (tag: string): 'dir' | undefined => (tag === 'bdo' ? 'dir' : undefined);

const time = String.raw`\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?`;
const zone = String.raw`(?:Z|[+-]\d{2}:?\d{2})`;
/**
 * A year, a month, a week, a day with or without a time, a day of each year, a time, a time zone or a duration:
 * https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value
 */
const dates = new RegExp(
  String.raw`^(?:\d{4,}(?:-W\d{2}|-\d{2}(?:-\d{2}(?:[T ]${time}${zone}?)?)?)?|(?:--)?\d{2}-\d{2}|${time}|${zone}|` +
    String.raw`P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,3})?S)?)?|(?:\d+(?:\.\d{1,3})?\s*[wdhms]\s*)+)$`,
  'i',
);

/**
 * The possible values of attributes that have few, and of numbers, languages and dates. An element and an attribute are the name of a
 * narrower rule.
 */
const values: ReadonlyMap<string, RegExp> = new Map([
  ['bdo dir', /^(?:ltr|rtl)$/i],
  ['colspan', /^[1-9]\d{0,2}$/],
  ['datetime', dates],
  ['dir', /^(?:ltr|rtl|auto)$/i],
  ['lang', /^(?:[a-z]{2,8}(?:-[a-z\d]{1,8})*)?$/i],
  ['rowspan', /^\d{1,4}$/],
  ['scope', /^(?:col|row)(?:group)?$/i],
  ['span', /^[1-9]\d{0,2}$/],
  ['start', /^-?\d+$/],
  ['type', /^[1aAiI]$/],
]);

/** Returns whether an attribute that an element may have in Markdown can have a value. */
export const isAllowedValue = (tag: string, attribute: string, value: string): boolean =>
  (values.get(`${tag} ${attribute}`) ?? values.get(attribute))?.test(value.trim()) ?? true;

/** Returns whether an attribute only changes the appearance. */
const isStyleAttribute = (attribute: string): boolean =>
  /^(?:class|className|style|align|valign|width|height|border|color|bgcolor|cell(?:padding|spacing))$/i.test(attribute);

const properties: Readonly<Record<string, string>> = { colspan: 'colSpan', datetime: 'dateTime', rowspan: 'rowSpan' };

/** Returns the name in hast of an attribute of an element. */
export function propertyOf(attribute: string, tag: string): string {
  const name = attribute.toLowerCase();
  return tag === 'a' && name === 'name' ? 'id' : (properties[name] ?? name);
}
