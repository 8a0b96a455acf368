// The only script that every page gets: what a page cannot know when it is built.

/** A page built last year shows this year in its copyright line. */
export function correctYear(document: Document, now: Date): void {
  for (const element of document.querySelectorAll('[data-year]')) {
    if (now.getFullYear() > Number(element.textContent)) element.textContent = String(now.getFullYear());
  }
}

correctYear(document, new Date());
