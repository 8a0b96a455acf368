/** A page built last year shows this year in its copyright line. */
export function correctYear(now: Date): void {
  for (const element of document.querySelectorAll('[data-year]')) {
    if (now.getFullYear() > Number(element.textContent)) element.textContent = String(now.getFullYear());
  }
}
