// Attributes of MDX: `name="text"`, or a name without a value, which a component receives as `true`.
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** Returns whether an attribute has no value. */
export const isWithoutValue = ({ value }: MdxJsxAttribute): boolean => value === null || value === undefined;
