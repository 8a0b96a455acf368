// Programmatic navigation. An event announces it, so that scripts of the site do not mistake it for exit intent.
import { saveFormState } from './form-state.ts';

/** Reloads the page. Form fields are saved first; the browser restores the scroll position. */
export function reload(): void {
  saveFormState();
  announce();
  location.reload();
}

export function goTo(url: string): void {
  announce();
  location.assign(url);
}

const announce = (): boolean => document.dispatchEvent(new CustomEvent('archipel:navigate'));
