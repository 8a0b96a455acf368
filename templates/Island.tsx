// An interactive part of a page: complete HTML that the loader hydrates by its strategy. Each island is its own React
// root, here and in the browser, and knows its props and nothing else of the page.

import type { IslandDefinition } from 'archipel';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { findNotJson } from './findNotJson.ts';

const islands = import.meta.glob<IslandDefinition>('../islands/*/index.ts', { eager: true, import: 'default' });

/** The folder of each island by its component. */
const names = new Map<unknown, string>(Object.entries(islands).map(([path, { component }]) => [component, path.split('/').at(-2) ?? '']));

export type HydrationStrategy =
  | { readonly hydrate: 'load' | 'idle' | 'visible' | 'interaction'; readonly media?: never }
  | { readonly hydrate: 'media'; readonly media: string };

type Component<Props> = (props: Props) => ReactNode;

type IslandProps<Props extends object> = HydrationStrategy & {
  /** The component of an island. */
  readonly of: Component<Props>;
  /** JSON: no functions, no dates, no elements. */
  readonly props: Props;
  /** Tells islands of one kind apart where a page has several. */
  readonly id?: string;
};

interface Rendered {
  readonly json: string;
  readonly html: string;
}

// Most islands have the same props on every page of a language, so they are rendered once.
const rendered = new Map<string, Rendered>();
const maxRendered = 64;

function render<Props extends object>(component: Component<Props>, props: Props, prefix: string): Rendered {
  const json = JSON.stringify(props);
  const key = `${prefix} ${json}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const wrong = findNotJson(props);
  if (wrong !== undefined) throw new TypeError(`The island ${prefix} is given something that is not JSON: ${wrong}.`);
  const html = renderToString(createElement(component, props), { identifierPrefix: prefix });
  const made = { json, html };
  if (rendered.size < maxRendered) rendered.set(key, made);
  return made;
}

function nameOf(component: unknown): string {
  const name = names.get(component);
  if (name === undefined) throw new TypeError('An island is a component that islands/<name>/index.ts exports.');
  return name;
}

/** The island with the component `of`, rendered with `props`. Throws a TypeError where these are not JSON: that is a bug in a template. */
export function Island<Props extends object>({ of, hydrate, media, props, id }: IslandProps<Props>) {
  const name = nameOf(of);
  const prefix = id === undefined ? name : `${name}-${id}`;
  const { json, html } = render(of, props, prefix);
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
