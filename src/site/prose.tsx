// Prose of content as elements of a template.
import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactElement, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

interface ProseProps {
  /** One of `prose` of a view. */
  readonly of: Root;
  /** What takes the place of elements, and of the components that MDX may use, by name. */
  readonly components?: Readonly<Record<string, (props: never) => ReactNode>>;
}

/** The elements of a prose text. Its links are resolved before it gets here. */
export const Prose = ({ of, components = {} }: ProseProps): ReactElement =>
  // The props of each component are the attributes of its element.
  toJsxRuntime(of, { Fragment, jsx, jsxs, components: components as unknown as Components });
