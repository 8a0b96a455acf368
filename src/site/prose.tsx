// Renders prose of content as elements of a template.
import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactElement, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

interface ProseProps {
  /** The prose to render, from `prose` of a view. */
  readonly of: Root;
  /** Replacements for elements, and the components that MDX may use, by name. */
  readonly components?: Readonly<Record<string, (props: never) => ReactNode>>;
}

/**
 * Renders a prose text, whose links have already been resolved.
 *
 * @example
 * ```tsx
 * import { type PageView, Prose } from 'archipel';
 * import type { ReactNode } from 'react';
 *
 * const Note = ({ children }: { readonly children?: ReactNode }) => <aside className="note">{children}</aside>;
 *
 * export const Text = ({ prose }: { readonly prose: PageView['prose'][string] }) => prose && <Prose of={prose} components={{ Note }} />;
 * ```
 */
export const Prose = ({ of, components = {} }: ProseProps): ReactElement =>
  // The props of each component are the attributes of its element.
  toJsxRuntime(of, { Fragment, jsx, jsxs, components: components as unknown as Components });
