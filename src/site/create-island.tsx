// Renders an island in a template: complete HTML, which the loader hydrates in the browser at the time that `hydrate` states. Each
// island is a separate React root, on the server and in the browser. An island knows nothing of the page except its props.
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

/** The props that a template passes: `texts` defaults to the messages of the island. */
type GivenProps<Props extends object, Groups> = [keyof Groups] extends [never]
  ? Props
  : Omit<Props, 'texts'> & Partial<Pick<Props, Extract<keyof Props, 'texts'>>>;

/** The values of `hydrate`. */
const whens: readonly string[] = ['load', 'idle', 'visible', 'interaction', 'media'] satisfies HydrationStrategy['hydrate'][];

/** The props of `<Island>`: the island, when to hydrate it, and the props of its component. */
export type IslandProps<Props extends object, Groups extends MessageGroups = NoGroups> = HydrationStrategy & {
  /** The default export of `islands/<name>/index.ts`. */
  readonly of: IslandDefinition<Props, z.ZodObject<Groups, z.core.$strict>>;
  /** The props of the component, which must be JSON: no functions, no dates, no elements. */
  readonly props: GivenProps<Props, Groups>;
  /** Distinguishes several islands of the same definition on one page. */
  readonly id?: string;
  /** The class of the element around the island. */
  readonly className?: string;
};

interface Rendered {
  readonly json: string;
  readonly html: string;
}

const maxRendered = 64;

/**
 * Creates the component `Island` of a site, from its islands by folder name and its hook for the view of a page. The component throws a
 * TypeError for an unknown island and for props that are not JSON, because both are bugs in a template.
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
    if (name === undefined)
      throw new TypeError('The prop `of` of <Island> is not an island of the site: pass the default export of islands/<name>/index.ts.');
    const prefix = id === undefined ? name : `${name}-${id}`;
    if (!whens.includes(hydrate))
      throw new TypeError(`The prop \`hydrate\` of <Island> is ${JSON.stringify(hydrate)}: it can be ${whens.join(', ')}.`);
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

/** Selects the words of an island from `messages`, which are all messages of a language. */
function textsOf({ messages: { shape } }: Pick<IslandDefinition, 'messages'>, messages: object): { readonly texts?: unknown } {
  const groups = Object.keys(shape);
  const [only] = groups;
  if (only === undefined) return {};
  const words = (group: string): unknown => Reflect.get(messages, group);
  return { texts: groups.length === 1 ? words(only) : Object.fromEntries(groups.map((group) => [group, words(group)])) };
}

/** Returns a function that renders islands. It caches some HTML, because most islands have the same props on every page of a language. */
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
