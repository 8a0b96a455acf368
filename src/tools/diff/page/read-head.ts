import { DomUtils } from 'htmlparser2';
import { type Element, elementsOf, readableTextOf } from './elements.ts';

/** The `rel` of links to files that a browser loads. Another module compares these files by their content. */
const loads = /^(?:stylesheet|preload|modulepreload|prefetch)$/;

/** Returns the values in the head (title, metadata, links, JSON-LD) by their names. Repeated names get a number. */
export function readHead(head: Element | undefined, language: string): ReadonlyMap<string, string> {
  const rows = new Map<string, string>([['language', language]]);
  const put = (name: string, value: string): void => {
    let key = name;
    for (let number = 2; rows.has(key); number += 1) key = `${name} ${number}`;
    rows.set(key, value);
  };
  for (const element of head === undefined ? [] : elementsOf(head)) readElement(element, put);
  return rows;
}

type Put = (name: string, value: string) => void;

function readElement(element: Element, put: Put): void {
  const { name, attribs } = element;
  if (name === 'title') put('title', readableTextOf(element));
  if (name === 'meta') {
    const key = attribs['name'] ?? attribs['property'] ?? attribs['http-equiv'];
    if (key !== undefined) put(key, attribs['content'] ?? '');
  }
  if (name === 'link') readLink(attribs, put);
  if (name === 'script' && attribs['type'] === 'application/ld+json') readData(element, put);
}

function readLink(attribs: Readonly<Record<string, string>>, put: Put): void {
  const { rel = '', href = '', hreflang, sizes } = attribs;
  if (loads.test(rel)) return;
  put([rel, hreflang ?? sizes].filter((part) => part !== undefined).join(' '), href);
}

function readData(element: Element, put: Put): void {
  const text = DomUtils.textContent(element);
  try {
    flatten(JSON.parse(text), 'JSON-LD', put);
  } catch {
    put('JSON-LD', text);
  }
}

function flatten(value: unknown, name: string, put: Put): void {
  if (Array.isArray(value)) value.forEach((item, index) => void flatten(item, `${name}.${typeOf(item) ?? index + 1}`, put));
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) flatten(part, key === '@graph' ? name : `${name}.${key}`, put);
  else put(name, String(value));
}

/** Returns the type of an item of JSON-LD, which becomes its name; undefined if its position becomes its name. */
function typeOf(item: unknown): string | undefined {
  const type: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, '@type') : undefined;
  return typeof type === 'string' && type !== 'ListItem' ? type : undefined;
}
