// Attributes that an edit changed, and only those: what a script or a visitor set stays.

/** Makes of the attributes of `live` what makes those of `after` of those of `before`. */
export function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value, namespaceURI } of after.attributes) {
    const old = before.getAttribute(name);
    if (old === value) continue;
    if (name === 'class') patchClasses(live, old ?? '', value);
    else live.setAttributeNS(namespaceURI, name, value);
  }
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

function patchClasses({ classList }: Element, before: string, after: string): void {
  classList.remove(...wordsOf(before).filter((name) => !wordsOf(after).includes(name)));
  classList.add(...wordsOf(after).filter((name) => !wordsOf(before).includes(name)));
}
