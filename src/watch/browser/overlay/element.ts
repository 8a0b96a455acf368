// Creates elements without markup in strings, which Trusted Types would block.

/** An attribute with the value undefined is left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns a new element with this name, attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
}

export const closeButton = (label: string, close: () => void): HTMLButtonElement =>
  button({ class: 'close', 'aria-label': label }, close, '✕');

/** Returns a button that calls `act`. */
export function button(attributes: Attributes, act: () => void, ...content: readonly (Node | string)[]): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...content);
  made.addEventListener('click', act);
  return made;
}
