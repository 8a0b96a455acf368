/** On each click, `act` gets the element of `selector` that was clicked, or null if there was none. */
export function onClick<Clicked extends HTMLElement>(selector: string, act: (clicked: Clicked | null) => void): void {
  document.addEventListener('click', ({ target }) => act(target instanceof Element ? target.closest<Clicked>(selector) : null));
}
