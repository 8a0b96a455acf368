// Replaces `../../client/hydrate.tsx` in `watch`: lets the dev client push new props into a hydrated island.
import { type ComponentType, createElement, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrate as hydrateOnce } from '../../client/hydrate.tsx';
import { withDistinctTexts } from './distinct-texts.ts';

/** Hydrates `component`, and renders it again with the props in `data-props` of `root` at each event `archipel:props`. */
export function hydrate(root: HTMLElement, component: ComponentType<never>, hydration: Parameters<typeof hydrateOnce>[2]): Promise<void> {
  return hydrateOnce(root, withLiveProps(root, component), hydration);
}

/**
 * Returns the props in `data-props`. Invisible characters distinguish equal texts (distinct-texts.ts). The props were checked against the
 * component when the page was rendered.
 */
const propsOf = (root: HTMLElement): object => Object(withDistinctTexts(JSON.parse(root.dataset['props'] ?? '{}')));

function withLiveProps(root: HTMLElement, component: ComponentType<never>): ComponentType<never> {
  return function LiveProps(props: object) {
    const [current, setCurrent] = useState(props);
    // A layout effect, so that the listener exists as soon as the island counts as hydrated.
    useLayoutEffect(() => {
      const update = (event: Event): void => {
        event.preventDefault();
        const next = (): void => setCurrent(propsOf(root));
        if (event instanceof CustomEvent && event.detail === 'at once') flushSync(next);
        else next();
      };
      root.addEventListener('archipel:props', update);
      // The invisible characters are added only after hydration, because hydration needs the props of the served HTML.
      const distinct = propsOf(root);
      if (JSON.stringify(distinct) !== root.dataset['props']) setCurrent(distinct);
      return () => root.removeEventListener('archipel:props', update);
    }, []);
    // The props were checked against the component when the page was rendered.
    return createElement(component as ComponentType<object>, current);
  };
}
