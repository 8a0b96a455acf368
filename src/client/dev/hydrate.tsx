// What stands in for `../hydrate.tsx` in `watch`, where texts are edited under the eyes of whoever writes them: an
// island whose props can change while it is awake. The bundler puts it there, so that builds have nothing of it.
import { type ComponentType, createElement, useLayoutEffect, useState } from 'react';
import { hydrate as hydrateOnce } from '../hydrate.tsx';

/** Hydrates `component`, which takes the props in `data-props` of `root` whenever `desk:props` says that they changed. */
export function hydrate(root: HTMLElement, component: ComponentType<never>, hydration: Parameters<typeof hydrateOnce>[2]): Promise<void> {
  return hydrateOnce(root, fed(root, component), hydration);
}

function fed(root: HTMLElement, component: ComponentType<never>): ComponentType<never> {
  return function Fed(props: object) {
    const [given, setGiven] = useState(props);
    // Listens as soon as the island counts as awake.
    useLayoutEffect(() => {
      const take = (event: Event): void => {
        event.preventDefault();
        setGiven(JSON.parse(root.dataset['props'] ?? '{}'));
      };
      root.addEventListener('desk:props', take);
      return () => root.removeEventListener('desk:props', take);
    }, []);
    // The props were checked against the component where the page was rendered.
    return createElement(component as ComponentType<object>, given);
  };
}
