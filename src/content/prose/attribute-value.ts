// Attributes of MDX: `name="text"`, or a name alone, which is `true` for a component.
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** True for an attribute that is a name alone. */
export const isWithoutValue = ({ value }: MdxJsxAttribute): boolean => value === null || value === undefined;
