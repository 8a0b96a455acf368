/** Calls `act` on each click: with the element that matches `selector` and contains the target of the click, or with null. */
export function onClick<Clicked extends HTMLElement>(selector: string, act: (clicked: Clicked | null) => void): void {
  document.addEventListener('click', ({ target }) => act(target instanceof Element ? target.closest<Clicked>(selector) : null));
}
