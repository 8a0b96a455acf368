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
 * Renders a prose text, whose links have already been resolved. Throws a TypeError if the text uses a component that is not in
 * `components`: browsers would ignore its tag, and show neither its attributes nor what it is for.
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
  toJsxRuntime(of, { Fragment, jsx: known(jsx), jsxs: known(jsxs), components: components as unknown as Components });

/** Returns a function that creates elements like `create`, but throws for a component that the template has not passed. */
const known =
  (create: typeof jsx): typeof jsx =>
  (type, props, key) => {
    if (typeof type === 'string' && /^[A-Z]/.test(type))
      throw new TypeError(`<Prose> has no component ${type}, which this text uses: pass it as components={{ ${type} }}`);
    return create(type, props, key);
  };
