// An interactive part of a page: complete HTML that the loader hydrates by its strategy. Each island is its own React
// root, here and in the browser, and knows its props and nothing else of the page.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { components, type IslandName, type IslandProps } from '../islands/components.ts';
import { findNotJson } from './findNotJson.ts';

export type HydrationStrategy =
  | { readonly hydrate: 'load' | 'idle' | 'visible' | 'interaction'; readonly media?: never }
  | { readonly hydrate: 'media'; readonly media: string };

type Props<Name extends IslandName> = HydrationStrategy & {
  readonly name: Name;
  /** JSON: no functions, no dates, no elements. */
  readonly props: IslandProps<Name>;
  /** Distinguishes islands of one name on a page. */
  readonly id?: string;
};

interface Rendered {
  readonly json: string;
  readonly html: string;
}

// Most islands have the same props on every page of a language, so they are rendered once.
const rendered = new Map<string, Rendered>();
const maxRendered = 64;

function render<Name extends IslandName>(name: Name, props: IslandProps<Name>, prefix: string): Rendered {
  const json = JSON.stringify(props);
  const key = `${prefix} ${json}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const wrong = findNotJson(props);
  if (wrong !== undefined) throw new TypeError(`The island ${name} is given something that is not JSON: ${wrong}.`);
  // The name decides the component and its props together, which the type of the table cannot say.
  const html = renderToString(createElement(components[name] as React.ComponentType<object>, props), { identifierPrefix: prefix });
  const made = { json, html };
  if (rendered.size < maxRendered) rendered.set(key, made);
  return made;
}

/** The island `name`, rendered with `props`. Throws a TypeError where these are not JSON: that is a bug in a template. */
export function Island<Name extends IslandName>({ name, hydrate, media, props, id }: Props<Name>) {
  const prefix = id === undefined ? name : `${name}-${id}`;
  const { json, html } = render(name, props, prefix);
  return (
    <div
      className="island"
      data-island={name}
      data-hydrate={hydrate}
      data-media={media}
      data-prefix={prefix}
      data-props={json}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
