/** Calls `act` on each click. Passes the element around the click's target that matches `selector`, or null if there is none. */
export function onClick<Clicked extends HTMLElement>(selector: string, act: (clicked: Clicked | null) => void): void {
  document.addEventListener('click', ({ target }) => act(target instanceof Element ? target.closest<Clicked>(selector) : null));
}
