/** A page built last year shows this year in its copyright line. */
export function updateYear(now: Date): void {
  for (const element of document.querySelectorAll('[data-year]')) {
    if (now.getFullYear() > Number(element.textContent)) element.textContent = String(now.getFullYear());
  }
}
