// Updates only attributes that an edit has changed, so that attributes set by scripts or the visitor are preserved.

/** Applies the differences between the attributes of `before` and `after` to `live`. */
export function morphAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value, namespaceURI } of after.attributes) {
    const old = before.getAttribute(name);
    if (old === value) continue;
    if (name === 'class') morphClasses(live, old ?? '', value);
    else live.setAttributeNS(namespaceURI, name, value);
  }
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

function morphClasses({ classList }: Element, before: string, after: string): void {
  classList.remove(...wordsOf(before).filter((name) => !wordsOf(after).includes(name)));
  classList.add(...wordsOf(after).filter((name) => !wordsOf(before).includes(name)));
}
