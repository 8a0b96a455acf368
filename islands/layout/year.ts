/** Sets the current year in the copyright line of a page that was built in an earlier year. */
export function updateYear(now: Date): void {
  const year = now.getFullYear();
  for (const element of document.querySelectorAll('[data-year]')) {
    if (year > Number(element.textContent)) element.textContent = `${year}`;
  }
}
