// Renders an island in a template: complete HTML, which the loader hydrates in the browser by its strategy. Each island
// is its own React root, on both sides, and gets its props and nothing else of the page.
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './define-island.ts';
import { findNotJson } from './find-not-json.ts';
import { inIsland } from './in-island.ts';
import { renderChecked } from './render-checked.ts';

type HydrationStrategy =
  | { readonly hydrate: 'load' | 'idle' | 'visible' | 'interaction'; readonly media?: never }
  | { readonly hydrate: 'media'; readonly media: string };

type Component<Props> = (props: Props) => ReactNode;

export type IslandProps<Props extends object> = HydrationStrategy & {
  /** The component of an island. */
  readonly of: Component<Props>;
  /** JSON: no functions, no dates, no elements. */
  readonly props: Props;
  /** Distinguishes islands with the same component on one page. */
  readonly id?: string;
  /** The class of the element around it. */
  readonly className?: string;
};

interface Rendered {
  readonly json: string;
  readonly html: string;
}

const maxRendered = 64;

/**
 * The component `Island` of a site, from its islands by the names of their folders. It throws a TypeError for a
 * component that is not one of them and for props that are not JSON: both are bugs in a template.
 */
export function createIsland(
  islands: Readonly<Record<string, IslandDefinition>>,
): <Props extends object>(island: IslandProps<Props>) => ReactElement {
  /** The folder of each island by its component. */
  const names = new Map<unknown, string>(Object.entries(islands).map(([name, { component }]) => [component, name]));
  const render = createRenderer();
  return function Island({ of, hydrate, media, props, id, className }) {
    const name = names.get(of);
    if (name === undefined) throw new TypeError('An island is a component that islands/<name>/index.ts exports.');
    const prefix = id === undefined ? name : `${name}-${id}`;
    const { json, html } = render(of, props, prefix);
    return (
      <div
        className={className}
        data-island={name}
        data-hydrate={hydrate}
        data-media={media}
        data-prefix={prefix}
        data-props={json}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}

/** Most islands have the same props on every page of a language, so they are rendered once. */
function createRenderer() {
  const rendered = new Map<string, Rendered>();
  return <Props extends object>(component: Component<Props>, props: Props, prefix: string): Rendered => {
    const json = JSON.stringify(props);
    const key = `${prefix} ${json}`;
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const wrong = findNotJson(props);
    if (wrong !== undefined) throw new TypeError(`The island ${prefix} is given something that is not JSON: ${wrong}.`);
    const toHtml = (element: ReactNode): string => renderToString(element, { identifierPrefix: prefix });
    const made = { json, html: inIsland(() => renderChecked(createElement(component, props), toHtml)) };
    if (rendered.size < maxRendered) rendered.set(key, made);
    return made;
  };
}
