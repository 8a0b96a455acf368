// Renders an island in a template: complete HTML, which the loader hydrates in the browser by its strategy. Each island
// is its own React root, on both sides, and gets its props and nothing else of the page.
import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type * as z from 'zod';
import type { MessageGroups, NoGroups } from '../model/own-content.ts';
import type { IslandDefinition } from './define-island.ts';
import { findNotJson } from './find-not-json.ts';
import { inIsland } from './in-island.ts';
import { renderChecked } from './render-checked.ts';

type HydrationStrategy =
  | { readonly hydrate: 'load' | 'idle' | 'visible' | 'interaction'; readonly media?: never }
  | { readonly hydrate: 'media'; readonly media: string };

/** The props that a template gives: `texts` comes from the messages of the island, unless the template has others. */
type GivenProps<Props extends object, Groups> = [keyof Groups] extends [never]
  ? Props
  : Omit<Props, 'texts'> & Partial<Pick<Props, Extract<keyof Props, 'texts'>>>;

/** The properties of `<Island>`: the island, when it is hydrated, and what its component takes. */
export type IslandProps<Props extends object, Groups extends MessageGroups = NoGroups> = HydrationStrategy & {
  /** What `islands/<name>/index.ts` exports by default. */
  readonly of: IslandDefinition<Props, z.ZodObject<Groups, z.core.$strict>>;
  /** JSON: no functions, no dates, no elements. */
  readonly props: GivenProps<Props, Groups>;
  /** Distinguishes islands of the same definition on one page. */
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
 * The component `Island` of a site, from its islands by the names of their folders, and its hook for the view of a page. It throws a
 * TypeError for what is not one of them and for props that are not JSON: both are bugs in a template.
 *
 * @example
 * ```tsx
 * import { createIsland, defineIsland, type PageView } from 'archipel';
 * import { createContext, useContext } from 'react';
 *
 * const clock = defineIsland({ component: ({ zone }: { readonly zone: string }) => <time>{zone}</time> });
 * const ViewContext = createContext<PageView | undefined>(undefined);
 *
 * function useView(): PageView {
 *   const view = useContext(ViewContext);
 *   if (view === undefined) throw new Error('useView was called outside of Body.');
 *   return view;
 * }
 *
 * const Island = createIsland({ Clock: clock }, useView);
 *
 * export const Clock = () => <Island of={clock} hydrate="visible" props={{ zone: 'UTC' }} />;
 * ```
 */
export function createIsland(
  islands: Readonly<Record<string, IslandDefinition>>,
  useView: () => { readonly messages: object },
): <Props extends object, Groups extends MessageGroups>(island: IslandProps<Props, Groups>) => ReactElement {
  /** The folder of each island by its definition. */
  const names = new Map<unknown, string>(Object.entries(islands).map(([name, island]) => [island, name]));
  const render = createRenderer();
  return function Island({ of, hydrate, media, props, id, className }) {
    const { messages } = useView();
    const name = names.get(of);
    if (name === undefined) throw new TypeError('An island is what islands/<name>/index.ts exports by default.');
    const prefix = id === undefined ? name : `${name}-${id}`;
    const { json, html } = render(of, { ...textsOf(of, messages), ...props }, prefix);
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

/** The words of an island, of all messages of a language. */
function textsOf({ messages: { shape } }: Pick<IslandDefinition, 'messages'>, messages: object): { readonly texts?: unknown } {
  const groups = Object.keys(shape);
  const [only] = groups;
  if (only === undefined) return {};
  const words = (group: string): unknown => Reflect.get(messages, group);
  return { texts: groups.length === 1 ? words(only) : Object.fromEntries(groups.map((group) => [group, words(group)])) };
}

/** Most islands have the same props on every page of a language, so they are rendered once. */
function createRenderer() {
  const rendered = new Map<string, Rendered>();
  return ({ component }: Pick<IslandDefinition, 'component'>, props: object, prefix: string): Rendered => {
    const json = JSON.stringify(props);
    const key = `${prefix} ${json}`;
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const wrong = findNotJson(props);
    if (wrong !== undefined) throw new TypeError(`The island ${prefix} is given something that is not JSON: ${wrong}.`);
    const toHtml = (element: ReactNode): string => renderToString(element, { identifierPrefix: prefix });
    const made = { json, html: inIsland(() => renderChecked(createElement(component as FunctionComponent<object>, props), toHtml)) };
    if (rendered.size < maxRendered) rendered.set(key, made);
    return made;
  };
}
