/** Sets the current year in the copyright line of a page that was built last year. */
export function updateYear(now: Date): void {
  for (const element of document.querySelectorAll('[data-year]')) {
    if (now.getFullYear() > Number(element.textContent)) element.textContent = String(now.getFullYear());
  }
}
