// Programmatic navigation. Suppresses the site's exit-intent popup, which would otherwise open on unload.
import { element } from './element.ts';
import { saveFormState } from './form-state.ts';

/** Reloads the page. Form fields are saved here, the scroll position by the browser. */
export function reload(): void {
  saveFormState();
  suppressExitIntent();
  location.reload();
}

export function goTo(url: string): void {
  suppressExitIntent();
  location.assign(url);
}

/** The layout's script makes an offer to visitors who leave, but not to those who follow a link of the site. */
function suppressExitIntent(): void {
  const link = element('a', { href: location.href });
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  link.remove();
}
