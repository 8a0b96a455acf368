// Lists inside the sentences of the tools, which are English: `a, b and c`.

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `a`, `a and b`, `a, b and c`. */
export const listedWithAnd = (list: Iterable<string>): string => conjunction.format(list);

/** `a`, `a or b`, `a, b or c`. */
export const listedWithOr = (list: Iterable<string>): string => disjunction.format(list);
